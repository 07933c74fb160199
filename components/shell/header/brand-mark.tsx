/** The mark's outlines in a 32 × 32 viewBox, for pictures drawn without our styles. */
export const brandPaths = {
  sheet:
    "M6 1h14.2a2 2 0 0 1 1.42.59l6.79 6.79A2 2 0 0 1 29 9.8V29a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2Z",
  corner: "M20.6 1.2v6.2a2 2 0 0 0 2 2h6.2z",
  /** The paragraph sign of PT Serif Bold as a path, so that no font is needed. */
  sign: "M338 39Q338 66 317 84Q296 102 264.5 115.5Q233 129 196 143Q159 157 127.5 176.5Q96 196 75 224.5Q54 253 54 298Q54 348 92.5 383Q131 418 189 441Q168 452 150 465Q132 478 118.5 494.5Q105 511 97 532Q89 553 89 580Q89 640 140.5 676Q192 712 276 712Q330 712 373.5 704Q417 696 453 685Q449 653 442 626.5Q435 600 424 570L390 570L338 647Q326 652 315.5 653.5Q305 655 289 655Q255 655 239 637.5Q223 620 223 598Q223 571 244.5 552.5Q266 534 298 518.5Q330 503 367.5 487.5Q405 472 437 451.5Q469 431 490.5 402.5Q512 374 512 333Q512 307 500.5 285Q489 263 471 244.5Q453 226 430 211.5Q407 197 385 186Q421 166 446.5 139Q472 112 472 68Q472 -2 417 -42Q362 -82 261 -82Q213 -82 164.5 -72Q116 -62 79 -44Q81 -8 91 16.5Q101 41 118 70L152 70L211 -14Q222 -22 233 -23.5Q244 -25 256 -25Q288 -25 313 -8Q338 9 338 39ZM378 301Q378 323 366.5 340Q355 357 336.5 370Q318 383 293.5 393.5Q269 404 243 415Q221 399 204.5 376Q188 353 188 328Q188 306 200 289.5Q212 273 231.5 260Q251 247 276 236.5Q301 226 327 215Q347 232 362.5 255.5Q378 279 378 301Z",
  signPlace: "translate(9.4 24.5) scale(.0225 -.0225)",
} as const;

/** A sheet with a folded corner and a paragraph sign. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <path fill="var(--accent)" d={brandPaths.sheet} />
      <path fill="var(--paper)" opacity="0.45" d={brandPaths.corner} />
      <path fill="var(--on-accent)" transform={brandPaths.signPlace} d={brandPaths.sign} />
    </svg>
  );
}
