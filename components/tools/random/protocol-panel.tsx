import { Download, Printer } from "lucide-react";
import { CopyButton } from "@/components/tools/copy-button";
import { listFileName, saveText } from "@/components/tools/random/save-text";
import { buttonVariants } from "@/components/ui/button-variants";

const buttonClasses = buttonVariants({ variant: "secondary", size: "sm" });

type ProtocolPanelProps = {
  protocol: string;
  /** For a prize draw: the participants, each with the number used in the protocol. */
  numbered: string | null;
};

/** The protocol of the displayed draw: collapsed on the screen, printed in full. */
export function ProtocolPanel({ protocol, numbered }: ProtocolPanelProps) {
  const text = (
    <pre
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be scrollable by keys
      tabIndex={0}
      className="max-h-72 overflow-auto rounded-md bg-wash p-3.5 text-xs leading-relaxed whitespace-pre-wrap wrap-anywhere print:max-h-none print:p-0"
    >
      {protocol.trim()}
    </pre>
  );
  return (
    <>
      <details className="group mt-5 border-t border-line pt-4 print:hidden">
        <summary className="flex items-baseline justify-between gap-4 font-medium hover:text-accent">
          Протокол выбора
          <span
            aria-hidden="true"
            className="w-4 shrink-0 text-center text-lg leading-none text-ink-faint after:content-['+'] group-open:after:content-['−']"
          />
        </summary>
        <p className="mt-2 mb-3 text-sm text-ink-soft">
          По&nbsp;этим строкам любой получит те&nbsp;же числа: внизу страницы, в&nbsp;разделе{" "}
          <a href="#check" className="text-accent">
            «Проверить протокол»
          </a>
          , или своей программой.
        </p>
        {text}
        <div className="mt-3 flex flex-wrap gap-2.5">
          <CopyButton text={protocol} about="протокол" />
          <button
            type="button"
            className={buttonClasses}
            onClick={() => saveText(protocol, "Протокол выбора.txt")}
          >
            <Download aria-hidden="true" strokeWidth={1.75} />
            Скачать
          </button>
          <button type="button" className={buttonClasses} onClick={() => window.print()}>
            <Printer aria-hidden="true" strokeWidth={1.75} />
            Распечатать
          </button>
          {numbered === null ? null : (
            <button
              type="button"
              className={buttonClasses}
              onClick={() => saveText(numbered, listFileName)}
            >
              <Download aria-hidden="true" strokeWidth={1.75} />
              Скачать список
            </button>
          )}
        </div>
      </details>
      <div className="mt-6 hidden print:block">{text}</div>
    </>
  );
}
