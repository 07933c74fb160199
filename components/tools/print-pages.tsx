"use client";

import { type ReactNode, useEffect, useState } from "react";
import { createPortal, flushSync } from "react-dom";

/** Prints pages that are not on the screen; `isPrinting` while they must be in the document. */
export function usePrinting() {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const finish = () => setIsPrinting(false);
    window.addEventListener("afterprint", finish);
    return () => window.removeEventListener("afterprint", finish);
  }, []);
  const print = async () => {
    flushSync(() => setIsPrinting(true));
    const pictures = [...document.querySelectorAll<HTMLImageElement>(".printed-pages img")];
    // A picture that is not decoded yet would print blank.
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    window.print();
  };
  return { isPrinting, print };
}

/** Pages of one size, in millimetres; nothing else is printed. */
export function PrintedPages({
  page,
  children,
}: {
  page: { width: number; height: number };
  children: ReactNode;
}) {
  return createPortal(
    <div className="printed-pages">
      <style>{printStyle(page)}</style>
      {children}
    </div>,
    document.body,
  );
}

const printStyle = ({ width, height }: { width: number; height: number }) => `
@page { size: ${width}mm ${height}mm; margin: 0; }
@media screen { .printed-pages { display: none; } }
@media print {
  html, body { margin: 0 !important; padding: 0 !important; min-height: 0 !important; background: white !important; }
  body > :not(.printed-pages) { display: none !important; }
  .printed-pages > div:not(:last-child) { break-after: page; }
}`;

/** The first page, scaled down to its column. */
export function PagePreview({
  page,
  children,
}: {
  page: { width: number; height: number };
  children: ReactNode;
}) {
  const scale = Math.min(1, 80 / page.width);
  return (
    <figure>
      <div
        aria-hidden="true"
        className="overflow-hidden border border-line"
        style={{ width: `${page.width * scale}mm`, height: `${page.height * scale}mm` }}
      >
        <div className="origin-top-left" style={{ transform: `scale(${scale})` }}>
          {children}
        </div>
      </div>
      <figcaption className="mt-1.5 text-sm text-ink-faint">
        {scale === 1 ? "Этикетка" : "Первая страница, уменьшено"}
      </figcaption>
    </figure>
  );
}

/** Hints for the print dialog. */
export const printAdvice =
  "В\u00a0окне печати оставьте масштаб 100\u00a0% и\u00a0уберите поля: тогда миллиметры выйдут точными. Там\u00a0же можно сохранить векторный PDF.";

/** The typed count, or null unless it is a number from 1 to `max`. */
export function parseCountUpTo(text: string, max: number): number | null {
  const count = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0;
  return count >= 1 && count <= max ? count : null;
}
