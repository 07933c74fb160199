"use client";

import { useState } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { FieldError } from "@/components/ui/controls/field";
import type { Logo } from "@/lib/tools/qr/drawing";

export type NamedLogo = Logo & { name: string };

type LogoFieldProps = { logo: NamedLogo | null; onChange: (logo: NamedLogo | null) => void };

/** A picture for the middle of the code, read in the browser. */
export function LogoField({ logo, onChange }: LogoFieldProps) {
  const [error, setError] = useState("");

  const choose = async (file: File | undefined) => {
    if (!file) return;
    setError("");
    try {
      const { readLogo } = await import("@/components/tools/qr/look/read-logo");
      onChange({ ...(await readLogo(file)), name: file.name });
    } catch (failure) {
      const isKnown = failure instanceof Error && failure.name === "LogoError";
      setError(isKnown ? failure.message : "Не\u00a0удалось открыть файл. Попробуйте ещё раз");
    }
  };

  return (
    <fieldset>
      <legend className="font-medium">
        Логотип в&nbsp;середине <span className="font-normal text-ink-faint">— необязательно</span>
      </legend>
      <p id="qr-logo-hint" className="mt-0.5 text-sm text-ink-faint">
        PNG, JPEG или SVG до&nbsp;2&nbsp;МБ. Файл остаётся в&nbsp;браузере.
      </p>
      <FieldError id="qr-logo-error">{error}</FieldError>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        {logo ? (
          <span className="flex max-w-full min-w-0 items-center gap-3 text-sm">
            {/* biome-ignore lint/performance/noImgElement: a picture of the visitor's own, never on a server */}
            <img
              src={logo.href}
              alt=""
              className="size-11 shrink-0 rounded-sm border border-line bg-[white] object-contain p-0.5"
            />
            <span className="truncate">{logo.name}</span>
          </span>
        ) : null}
        <label
          className={`${buttonVariants({ variant: "secondary" })} has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent`}
        >
          <input
            type="file"
            id="qr-logo"
            accept="image/png,image/jpeg,image/svg+xml"
            aria-describedby={error ? "qr-logo-hint qr-logo-error" : "qr-logo-hint"}
            aria-invalid={error ? true : undefined}
            className="absolute inset-0 cursor-pointer opacity-0"
            onChange={(event) => {
              void choose(event.target.files?.[0]);
              // Allows choosing the same file again after it was changed.
              event.target.value = "";
            }}
          />
          {logo ? "Заменить" : "Выбрать файл"}
        </label>
        {logo ? (
          <button
            type="button"
            className={buttonVariants({ variant: "quiet" })}
            onClick={() => onChange(null)}
          >
            Убрать
          </button>
        ) : null}
      </div>
    </fieldset>
  );
}
