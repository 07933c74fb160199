/** The same screen at a second address, which search engines are not told of: decisions § 7. */
export const aliases: Readonly<Record<string, string>> = {
  "/help/checklist": "/important",
  "/consent-generator": "/generators/consent",
  "/random-number-generator": "/generators/random",
  "/password-generator": "/generators/password",
  "/qr-code-generator": "/generators/qr",
  "/barcode-generator": "/generators/barcode",
};

/** Pages that are somebody's own, or the way in: nothing for a search to show. */
export const ownPages: readonly string[] = [
  "/auth",
  "/dashboard",
  "/documents",
  "/documents/item",
  "/login",
  "/notifications",
  "/register",
  "/settings",
];
