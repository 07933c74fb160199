/** A document that fades at the end of the excerpt; the norms are in its margin. */
export function ExampleSheet({ markup, label }: { markup: string; label: string }) {
  return (
    <section
      aria-label={label}
      className="relative max-h-[34rem] overflow-clip rounded-sm border border-line bg-sheet px-5 pt-7 shadow-sheet sm:px-9 sm:pt-10 print:max-h-none"
    >
      <div
        lang="ru"
        className="document document-norms document-margin text-sm"
        // The writer escapes all text by construction (lib/engine/writers/html/element.ts).
        // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
        dangerouslySetInnerHTML={{ __html: markup }}
      />
      <div
        aria-hidden="true"
        className="absolute inset-x-0 bottom-0 h-20 bg-linear-to-t from-sheet to-transparent print:hidden"
      />
    </section>
  );
}
