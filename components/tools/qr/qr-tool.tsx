"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { ScriptedForm } from "@/components/forms/scripted-form";
import { useAddressParameter } from "@/components/shell/use-address-parameter";
import { KindChips } from "@/components/tools/qr/kind-chips";
import { fieldId, KindFields } from "@/components/tools/qr/kind-fields";
import { kindLabels } from "@/components/tools/qr/kind-words";
import type { NamedLogo } from "@/components/tools/qr/logo-field";
import { LookSettings } from "@/components/tools/qr/look-settings";
import { QrActions } from "@/components/tools/qr/qr-actions";
import { type QrState, useQr } from "@/components/tools/qr/use-qr";
import { useQrSettings } from "@/components/tools/qr/use-qr-settings";
import { focusControl } from "@/components/ui/error-summary";
import type { Drawing } from "@/lib/tools/qr/drawing";
import { type Payload, toPayload } from "@/lib/tools/qr/payload";
import { emptyValues, isQrKind, type QrKind, type QrValues } from "@/lib/tools/qr/values";

const QrResultView = dynamic(() =>
  import("@/components/tools/qr/qr-result").then((module) => module.QrResultView),
);

/** `/generators/qr` (specification §§ 3, 5 and 9 «QR»). Nothing typed leaves the browser. */
export function QrTool() {
  const [asked, setAsked] = useAddressParameter("kind");
  const kind: QrKind = isQrKind(asked) ? asked : "link";
  const [values, setValues] = useState<QrValues>(emptyValues);
  const [logo, setLogo] = useState<NamedLogo | null>(null);
  const control = useQrSettings();
  // Before the first attempt an unfinished field is no error.
  const [triedKind, setTriedKind] = useState<QrKind | null>(null);

  const payload = toPayload(kind, values[kind]);
  const { settings } = control;
  const qr = useQr(payload.text, settings, logo);
  const obtain = async (): Promise<Drawing | null> => {
    if (payload.problems) {
      setTriedKind(kind);
      focusControl(fieldId(kind, payload.problems[0].field));
      return null;
    }
    const result = (await qr.obtain())?.result;
    return result?.kind === "ready" ? result.drawing : null;
  };

  return (
    <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)] lg:grid-rows-[auto_1fr] print:block">
      <ScriptedForm data-print="hide" className="max-w-xl space-y-6" onSubmit={stay}>
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
      <section aria-label="Готовый код" className="min-w-0 lg:row-span-2">
        <div className="lg:sticky lg:top-24">
          <p role="status" className="sr-only">
            {announce(qr)}
          </p>
          {qr.made ? (
            <QrResultView
              made={qr.made}
              label={`QR-код: ${kindLabels[kind]}`}
              onFix={control.change}
            />
          ) : (
            <p className="grid min-h-60 place-items-center rounded-md border border-dashed border-line-strong px-8 text-center text-balance text-ink-faint print:hidden">
              {describeWaiting(qr, payload)}
            </p>
          )}
          {qr.made?.refusal ? null : (
            <QrActions fileName={`qr-${kind}`} size={settings.size} obtain={obtain} />
          )}
        </div>
      </section>
      <div data-print="hide" className="max-w-xl">
        <LookSettings control={control} logo={logo} onLogoChange={setLogo} />
      </div>
    </div>
  );
}

/** Enter in a field has nothing to send: the code is made while one types. */
const stay = (event: { preventDefault: () => void }) => event.preventDefault();

function announce({ made, isFailed }: QrState): string {
  if (isFailed) return "Не\u00a0удалось загрузить часть страницы";
  if (made?.refusal) return made.refusal.title;
  return made ? "Код готов и\u00a0прочитан обратно" : "";
}

function describeWaiting({ isFailed }: QrState, payload: Payload): string {
  if (isFailed) {
    return "Не\u00a0удалось загрузить часть страницы. Проверьте соединение и\u00a0измените любое поле.";
  }
  return payload.problems && !payload.isEmpty ? payload.problems[0].message : "Здесь появится код";
}
