"use client";

import { useRef, useState } from "react";
import { ScriptedForm } from "@/components/forms/scripted-form";
import { useAddressParameter } from "@/components/shell/use-address-parameter";
import { lazyToolPart } from "@/components/tools/lazy-tool-part";
import { type QrLook, type QrState, useQr } from "@/components/tools/qr/code/use-qr";
import { KindChips } from "@/components/tools/qr/kind-chips";
import { fieldId, KindFields } from "@/components/tools/qr/kind-fields";
import { kindLabels } from "@/components/tools/qr/kind-labels";
import { QrActions } from "@/components/tools/qr/qr-actions";
import { scrollToResult } from "@/components/tools/scroll-to-result";
import { focusControl } from "@/components/ui/controls/error-summary";
import { captionProblem } from "@/lib/tools/qr/caption";
import type { Drawing } from "@/lib/tools/qr/drawing";
import { type Payload, toPayload } from "@/lib/tools/qr/payload/payload";
import { emptyValues, isQrKind, type QrKind, type QrValues } from "@/lib/tools/qr/payload/values";
import type { QrSettings } from "@/lib/tools/qr/settings";

const QrResultView = lazyToolPart(
  async () => (await import("@/components/tools/qr/qr-result")).QrResultView,
  { waiting: () => <div className="min-h-60" /> },
);
const QrPrinting = lazyToolPart(
  async () => (await import("@/components/tools/qr/code/qr-printing")).QrPrinting,
);

type QrSingleProps = { look: QrLook; onFix: (change: Partial<QrSettings>) => void };

/** One code, updated while typing. */
export function QrSingle({ look, onFix }: QrSingleProps) {
  const [kindParameter, setAsked] = useAddressParameter("kind");
  const kind: QrKind = isQrKind(kindParameter) ? kindParameter : "link";
  const [values, setValues] = useState<QrValues>(emptyValues);
  // Before the first attempt an incomplete field is not an error.
  const [triedKind, setTriedKind] = useState<QrKind | null>(null);
  const result = useRef<HTMLElement>(null);

  const payload = toPayload(kind, values[kind]);
  const wrongCaption = look.settings.frame === "none" ? null : captionProblem(look.caption);
  const qr = useQr(wrongCaption ? undefined : payload.text, look);
  const obtain = async (): Promise<Drawing | null> => {
    if (payload.problems) {
      setTriedKind(kind);
      focusControl(fieldId(kind, payload.problems[0].field));
      return null;
    }
    if (wrongCaption) {
      focusControl("qr-caption");
      return null;
    }
    const made = (await qr.obtain())?.result;
    return made?.kind === "ready" ? made.drawing : null;
  };
  const { code } = qr;

  return (
    <>
      <ScriptedForm
        data-print="hide"
        className="max-w-xl space-y-6"
        onSubmit={(event) => {
          // Enter has nothing to submit: the code is made while typing, on a phone below the fields.
          event.preventDefault();
          if (code) scrollToResult(result.current);
        }}
      >
        <KindChips
          value={kind}
          onChange={(chosen) => {
            setTriedKind(null);
            setAsked(chosen === "link" ? "" : chosen);
          }}
        />
        <KindFields
          kind={kind}
          values={values}
          problems={triedKind === kind ? (payload.problems ?? []) : []}
          onChange={(changed, part) =>
            setValues((before) => ({ ...before, [changed]: { ...before[changed], ...part } }))
          }
        />
      </ScriptedForm>
      <section ref={result} aria-label="Готовый код" className="min-w-0 lg:row-span-2">
        <div className="lg:sticky lg:top-24">
          <p role="status" className="sr-only">
            {announce(qr)}
          </p>
          {code ? (
            <QrResultView code={code} label={`QR-код: ${kindLabels[kind]}`} onFix={onFix} />
          ) : (
            <p className="grid min-h-60 place-items-center rounded-md border border-dashed border-line-strong px-8 text-center text-balance text-ink-faint print:hidden">
              {describeWaiting(qr, payload, wrongCaption)}
            </p>
          )}
          {code?.rejection ? null : (
            <QrActions
              fileName={`qr-${kind}`}
              code={code}
              size={look.settings.size}
              obtain={obtain}
            />
          )}
          {code?.address && code.result.kind === "ready" ? (
            <QrPrinting codes={[{ name: "", qr: code }]} />
          ) : null}
        </div>
      </section>
    </>
  );
}

function announce({ code, isFailed }: QrState): string {
  if (isFailed) return "Не\u00a0удалось загрузить часть страницы";
  if (code?.rejection) return code.rejection.title;
  return code ? "Код готов и\u00a0прочитан обратно" : "";
}

function describeWaiting(
  { isFailed }: QrState,
  payload: Payload,
  wrongCaption: string | null,
): string {
  if (isFailed) {
    return "Не\u00a0удалось загрузить часть страницы. Проверьте соединение и\u00a0измените любое поле.";
  }
  if (payload.problems) return payload.isEmpty ? "Здесь появится код" : payload.problems[0].message;
  return wrongCaption ?? "Здесь появится код";
}
