"use client";

import { useEffect, useRef, useState } from "react";
import { loadFailure } from "@/components/shell/lazy-part";
import { showMessage } from "@/components/shell/messages/show-message";
import { useCopy } from "@/components/shell/use-copy";
import type { CreatedQr } from "@/components/tools/qr/code/qr-in-browser";
import { loadQrEncoder } from "@/components/tools/qr/code/use-qr";
import { buttonVariants } from "@/components/ui/button-variants";
import { saveFile } from "@/lib/platform/api-client/save-file";
import { type Drawing, outerBox } from "@/lib/tools/qr/drawing";

type QrActionsProps = {
  /** File name without extension. */
  fileName: string;
  /** The displayed code, if any: its picture may be higher than wide. */
  code: CreatedQr | null;
  /** The size from the settings, used while no code is shown. */
  size: number;
  /** The drawing of the current input; null if there is none, and the page already says why. */
  obtain: () => Promise<Drawing | null>;
};

/** Download and copy, as SVG and as PNG. */
export function QrActions({ fileName, code, size, obtain }: QrActionsProps) {
  const { isCopied, copy } = useCopy();
  const picture = useCopiedPicture();
  const { width, height } =
    code?.result.kind === "ready" ? outerBox(code.result.drawing) : { width: size, height: size };

  const attempt = async (act: (drawing: Drawing) => Promise<void>) => {
    try {
      const drawing = await obtain();
      if (drawing) await act(drawing);
    } catch {
      void showMessage("error", { title: "Ошибка", description: loadFailure });
    }
  };
  const save = (format: "svg" | "png") =>
    attempt(async (drawing) => {
      const { toPng, toSvgText } = await loadQrEncoder();
      const file =
        format === "png"
          ? await toPng(drawing)
          : new Blob([toSvgText(drawing)], { type: "image/svg+xml" });
      saveFile(file, `${fileName}.${format}`);
      void showMessage("success", { title: "Файл скачан!" });
    });
  const copySvg = () =>
    attempt(async (drawing) => copy((await loadQrEncoder()).toSvgText(drawing)));

  return (
    <div data-print="hide" className="mt-5">
      <div className="grid gap-2.5 xs:grid-cols-2">
        <button type="button" className={buttonVariants()} onClick={() => void save("png")}>
          Скачать PNG
        </button>
        <button
          type="button"
          className={buttonVariants({ variant: "secondary" })}
          onClick={() => void save("svg")}
        >
          Скачать SVG
        </button>
        <button
          type="button"
          className={buttonVariants({ variant: "quiet" })}
          onClick={() => void picture.copy(obtain)}
        >
          <span aria-live="polite">
            {picture.isCopied ? "Скопировано!" : "Копировать картинку"}
          </span>
        </button>
        <button
          type="button"
          className={buttonVariants({ variant: "quiet" })}
          onClick={() => void copySvg()}
        >
          <span aria-live="polite">{isCopied ? "Скопировано!" : "Копировать SVG"}</span>
        </button>
      </div>
      <p className="mt-3 text-sm text-ink-faint">
        PNG выходит вчетверо крупнее, {width * 4}&nbsp;×&nbsp;{height * 4}&nbsp;px, чтобы годился
        для печати. SVG остаётся чётким при любом размере.
      </p>
    </div>
  );
}

/** How long the button shows that it has copied (docs/specification/site.md#copying). */
const feedbackMs = 2000;

/** Copies a PNG to the clipboard. */
function useCopiedPicture() {
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async (obtain: () => Promise<Drawing | null>) => {
    const made = obtain();
    const picture = made.then(async (drawing) => {
      if (!drawing) throw new Error("No code");
      return (await loadQrEncoder()).toPng(drawing);
    });
    // Without a clipboard this is the only handler of its rejection.
    picture.catch(() => undefined);
    try {
      // The promise itself is passed: Safari no longer counts the click after an await.
      await navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]);
      setIsCopied(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setIsCopied(false), feedbackMs);
    } catch {
      // If there is no code, the page already says why.
      if (!(await made.catch(() => null))) return;
      void showMessage("error", {
        title: "Ошибка",
        description: "Этот браузер не\u00a0копирует картинки. Скачайте PNG.",
      });
    }
  };
  return { isCopied, copy };
}
