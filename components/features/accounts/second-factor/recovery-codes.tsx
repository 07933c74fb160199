"use client";

import { Download, Printer } from "lucide-react";
import { useEffect, useRef } from "react";
import { CopyButton } from "@/components/tools/copy-button";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { saveFile } from "@/lib/platform/api-client/save-file";
import { typeset } from "@/lib/russian/screen-typography";

type RecoveryCodesProps = {
  codes: readonly string[];
  email: string;
  onKept: () => void;
};

/** The codes for a login without the phone: shown only once; printing prints nothing else. */
export function RecoveryCodes({ codes, email, onKept }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused button is gone, so the focus moves here.
  useEffect(() => heading.current?.focus(), []);
  const text = [`Запасные коды для входа: ${email}`, window.location.host, "", ...codes, ""];
  const save = () =>
    saveFile(
      new Blob([text.join("\r\n")], { type: "text/plain;charset=utf-8" }),
      "zapasnye-kody.txt",
    );
  return (
    <div data-print="only">
      <h3 ref={heading} tabIndex={-1} className="text-base font-semibold focus:outline-none">
        Запасные коды
      </h3>
      <p className="mt-1.5 text-ink-soft">
        {typeset(
          "Если телефона под рукой нет, введите вместо кода один из этих. Каждый подходит один раз. Показать их ещё раз мы не сможем.",
        )}
      </p>
      <p className="mt-2 hidden text-sm print:block">
        {window.location.host}, {email}
      </p>
      <ol className="mt-4 grid list-inside list-decimal gap-x-8 gap-y-1.5 rounded-lg border border-line bg-sheet px-4 py-4 text-sm whitespace-nowrap marker:text-ink-faint sm:px-5 print:w-max">
        {codes.map((code) => (
          <li key={code} className="tabular-nums">
            <code className="font-mono text-[0.8125rem] select-all sm:text-sm">{code}</code>
          </li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-2" data-print="hide">
        <CopyButton text={codes.join("\n")} about="запасные коды" />
        <Button variant="secondary" size="sm" onClick={save}>
          <Download aria-hidden="true" strokeWidth={1.75} />
          Скачать
        </Button>
        <Button variant="secondary" size="sm" onClick={() => window.print()}>
          <Printer aria-hidden="true" strokeWidth={1.75} />
          Напечатать
        </Button>
      </div>
      <div data-print="hide">
        <Alert tone="warning" className="mt-5">
          {typeset("Храните коды отдельно от телефона. С паролем они открывают ваш кабинет.")}
        </Alert>
        <Button className="mt-5" onClick={onKept}>
          Коды сохранены
        </Button>
      </div>
    </div>
  );
}
