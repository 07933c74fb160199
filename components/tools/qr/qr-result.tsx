import { CircleAlert, CircleCheck, TriangleAlert } from "lucide-react";
import type { CreatedQr } from "@/components/tools/qr/code/qr-in-browser";
import { plural } from "@/lib/russian/plural";
import { outerBox } from "@/lib/tools/qr/drawing";
import type { Advice } from "@/lib/tools/qr/explain";
import { borderOf, minPrintCm, type QrSettings } from "@/lib/tools/qr/settings";

type QrResultProps = {
  code: CreatedQr;
  /** Text alternative of the code. */
  label: string;
  onFix: (change: Partial<QrSettings>) => void;
};

/** The code, that it is readable, and warnings; or why there is none. Loaded with the first code. */
export function QrResultView({ code, label, onFix }: QrResultProps) {
  const { result, address, rejection, advice, request } = code;
  const isReady = result.kind === "ready" && address !== null;
  const printCm = isReady
    ? String(minPrintCm(result.modules, borderOf(request.settings))).replace(".", ",")
    : "";
  const outer = isReady ? outerBox(result.drawing) : { width: 0, height: 0 };
  return (
    <>
      {isReady ? (
        <>
          <div
            className={`grid min-h-60 place-items-center rounded-md border border-line p-4 print:border-0 print:p-0 ${result.drawing.background === null ? checkered : "bg-wash"}`}
          >
            {/* biome-ignore lint/performance/noImgElement: made on the spot, there is nothing to optimise */}
            <img
              src={address}
              width={outer.width}
              height={outer.height}
              alt={label}
              className="h-auto max-w-full"
            />
          </div>
          <p className="mt-3 flex items-start gap-2 text-sm print:hidden">
            <CircleCheck
              aria-hidden="true"
              strokeWidth={1.75}
              className="mt-0.5 size-4.5 shrink-0 text-success"
            />
            <span>
              Код прочитан обратно, данные совпали
              <span className="block text-ink-faint tabular-nums">
                {result.modules}&nbsp;×&nbsp;
                {plural(result.modules, "клетка", "клетки", "клеток")}, на&nbsp;бумаге лучше
                от&nbsp;{printCm}&nbsp;см
              </span>
            </span>
          </p>
          <details className="group mt-1 text-sm print:hidden">
            <summary className="inline-flex min-h-9 pointer-coarse:min-h-11 items-center text-accent underline decoration-accent/40 underline-offset-[0.25em] hover:text-accent-deep">
              Что записано в&nbsp;коде
            </summary>
            <pre className="mt-1 rounded-md bg-wash px-3.5 py-3 font-sans whitespace-pre-wrap break-words">
              {result.text}
            </pre>
          </details>
          {advice.map((item) => (
            <AdviceNote key={item.title} advice={item} tone="warning" onFix={onFix} />
          ))}
        </>
      ) : rejection ? (
        <AdviceNote advice={rejection} tone="danger" onFix={onFix} />
      ) : null}
    </>
  );
}

/** A pale checkerboard that shows transparency, so that a code looks as on paper. */
const checkered =
  "bg-[conic-gradient(#eee_25%,#fff_0_50%,#eee_0_75%,#fff_0)] bg-[length:16px_16px]";

const tones = {
  warning: { classes: "border-warning bg-warning-wash", mark: "text-warning", icon: TriangleAlert },
  danger: { classes: "border-danger bg-danger-wash", mark: "text-danger", icon: CircleAlert },
};

function AdviceNote({
  advice: { title, text, fix },
  tone,
  onFix,
}: {
  advice: Advice;
  tone: keyof typeof tones;
  onFix: QrResultProps["onFix"];
}) {
  const { classes, mark, icon: Icon } = tones[tone];
  return (
    <div
      className={`mt-3 flex first:mt-0 gap-3 rounded-md border-l-3 px-4 py-3.5 text-sm print:hidden ${classes}`}
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className={`mt-px size-5 shrink-0 ${mark}`} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{title}</p>
        <p className="mt-1">{text}</p>
        {fix ? (
          <button
            type="button"
            onClick={() => onFix(fix.change)}
            className="mt-1.5 min-h-9 pointer-coarse:min-h-11 font-medium underline underline-offset-[0.25em]"
          >
            {fix.label}
          </button>
        ) : null}
      </div>
    </div>
  );
}
