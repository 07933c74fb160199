"use client";

import { useState } from "react";
import { LightChoice } from "@/components/forms/light-choice";
import { useAddressParameter } from "@/components/shell/use-address-parameter";
import { lazyToolPart } from "@/components/tools/lazy-tool-part";
import type { NamedLogo } from "@/components/tools/qr/look/logo-field";
import { LookSettings } from "@/components/tools/qr/look/look-settings";
import { useQrSettings } from "@/components/tools/qr/look/use-qr-settings";
import { QrSingle } from "@/components/tools/qr/qr-single";
import { defaultCaption } from "@/lib/tools/qr/caption";

const QrBatch = lazyToolPart(
  async () => (await import("@/components/tools/qr/batch/qr-batch")).QrBatch,
);

/** `/generators/qr` (docs/specification/tools.md#qr-codes). Input never leaves the browser. */
export function QrTool() {
  const [many, setMany] = useAddressParameter("many");
  const isMany = many === "1";
  const [logo, setLogo] = useState<NamedLogo | null>(null);
  const [caption, setCaption] = useState(defaultCaption);
  const [isNamed, setIsNamed] = useState(false);
  const control = useQrSettings();
  const look = { settings: control.settings, logo, caption };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)] lg:grid-rows-[auto_auto_1fr] print:block">
      <fieldset data-print="hide" className="flex flex-wrap gap-x-6 lg:col-span-2">
        <legend className="sr-only">Сколько кодов</legend>
        {[false, true].map((manyChosen) => (
          <LightChoice
            key={String(manyChosen)}
            type="radio"
            name="qr-many"
            checked={isMany === manyChosen}
            onChange={() => setMany(manyChosen ? "1" : "")}
          >
            {manyChosen ? "Много кодов из\u00a0таблицы" : "Один код"}
          </LightChoice>
        ))}
      </fieldset>
      {isMany ? (
        <QrBatch look={look} isNamed={isNamed} />
      ) : (
        <QrSingle look={look} onFix={control.change} />
      )}
      <div data-print="hide" className="max-w-xl">
        <LookSettings
          control={control}
          logo={logo}
          onLogoChange={setLogo}
          caption={{
            value: caption,
            onChange: setCaption,
            ...(isMany ? { names: { isOn: isNamed, onChange: setIsNamed } } : {}),
          }}
        />
      </div>
    </div>
  );
}
