import { CircleCheck } from "lucide-react";
import { showMessage } from "@/components/shell/messages/show-message";
import { ToolAlert } from "@/components/tools/barcode/value-problems";
import type { PictureFormat } from "@/components/tools/qr/batch/save-codes";
import type { BatchCode, BatchRun } from "@/components/tools/qr/batch/use-batch";
import { QrPrinting } from "@/components/tools/qr/code/qr-printing";
import { buttonVariants } from "@/components/ui/button-variants";
import { plural } from "@/lib/russian/plural";

/** Number of pictures shown; all of them are in the archive. */
const maxShown = 12;
const maxFailures = 10;

/** The codes of a finished run: a few as a preview, all as a download. */
export function BatchResult({ run: { codes, failures } }: { run: BatchRun }) {
  const save = async (format: PictureFormat) => {
    try {
      const { saveCodes } = await import("@/components/tools/qr/batch/save-codes");
      await saveCodes(codes, format);
      void showMessage("success", { title: "Файл скачан!" });
    } catch {
      void showMessage("error", {
        title: "Ошибка",
        description:
          "Не\u00a0удалось собрать архив. Проверьте соединение и\u00a0попробуйте ещё раз.",
      });
    }
  };
  return (
    <>
      {codes.length > 0 ? (
        <>
          <p className="flex items-start gap-2 text-sm">
            <CircleCheck
              aria-hidden="true"
              strokeWidth={1.75}
              className="mt-0.5 size-4.5 shrink-0 text-success"
            />
            {describeReady(codes.length)}
          </p>
          <Pictures codes={codes} />
          <div className="mt-5 grid gap-2.5 xs:grid-cols-2">
            <button type="button" className={buttonVariants()} onClick={() => void save("png")}>
              Скачать все PNG
            </button>
            <button
              type="button"
              className={buttonVariants({ variant: "secondary" })}
              onClick={() => void save("svg")}
            >
              Скачать все SVG
            </button>
          </div>
          <p className="mt-3 text-sm text-ink-faint">
            Картинки придут одним архивом ZIP, по&nbsp;порядку строк и&nbsp;с&nbsp;названиями
            из&nbsp;таблицы.
          </p>
        </>
      ) : null}
      {failures.length > 0 ? (
        <ToolAlert title={`Не\u00a0получилось: ${plural(failures.length, "код", "кода", "кодов")}`}>
          <ul className="space-y-1.5">
            {failures.slice(0, maxFailures).map(({ item, message }) => (
              <li key={item.line}>
                Строка {item.line}: {message}
              </li>
            ))}
          </ul>
          {failures.length > maxFailures ? (
            <p className="mt-1.5">И ещё {failures.length - maxFailures}.</p>
          ) : null}
        </ToolAlert>
      ) : null}
      {codes.length > 0 ? (
        <QrPrinting codes={codes.map(({ item, qr }) => ({ name: item.name, qr }))} />
      ) : null}
    </>
  );
}

const describeReady = (count: number) =>
  count === 1
    ? "Код прочитан обратно, данные совпали"
    : `Все ${plural(count, "код", "кода", "кодов")} прочитаны обратно, данные совпали`;

function Pictures({ codes }: { codes: readonly BatchCode[] }) {
  const rest = codes.length - maxShown;
  return (
    <>
      <ul className="mt-3 grid grid-cols-3 gap-2.5 sm:grid-cols-4 lg:grid-cols-3">
        {codes.slice(0, maxShown).map(({ item, qr }) => (
          <li key={item.line} className="min-w-0 text-center text-xs text-ink-soft">
            <div className="grid aspect-square place-items-center rounded-md border border-line bg-[white] p-1.5">
              {/* biome-ignore lint/performance/noImgElement: made on the spot, there is nothing to optimise */}
              <img
                src={qr.address ?? ""}
                alt={`QR-код, строка ${item.line}`}
                className="max-h-full max-w-full"
              />
            </div>
            <p className="mt-1 truncate">{item.name || item.text}</p>
          </li>
        ))}
      </ul>
      {rest > 0 ? (
        <p className="mt-2 text-sm text-ink-faint">
          И&nbsp;ещё {plural(rest, "код", "кода", "кодов")}.
        </p>
      ) : null}
    </>
  );
}
