"use client";

import { useEffect, useRef } from "react";
import { useWizard } from "@/components/features/documents/open-wizard/wizard-context";
import { PolicyElements } from "@/components/features/policy-check/policy-elements";
import { Button } from "@/components/ui/button";
import type { PolicyCheck } from "@/lib/features/policy-check/responses";
import { typeset } from "@/lib/russian/screen-typography";

type TextResultProps = { checked: PolicyCheck; name: string };

/** What the text contains and lacks; «Исправить в мастере» passes on what could be read. */
export function TextResult({ checked, name }: TextResultProps) {
  const wizard = useWizard();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { answers } = checked;
  return (
    <section aria-labelledby="text-result" className="mt-12">
      <h2 id="text-result" ref={heading} tabIndex={-1} className="scroll-mt-24 text-2xl">
        Что есть в&nbsp;тексте
      </h2>
      <p className="mt-1 text-sm break-words text-ink-faint">{name}</p>
      <PolicyElements policy={checked}>
        <div className="mt-5 flex flex-wrap gap-3 max-sm:*:grow print:hidden">
          <Button
            onPointerEnter={wizard.prepare}
            onClick={() => wizard.open({ type: "privacy", seen: { answers, from: "text" } })}
          >
            Исправить в мастере
          </Button>
          <Button variant="secondary" onClick={() => window.print()}>
            Распечатать
          </Button>
        </div>
        <p className="measure mt-3 text-sm text-ink-soft print:hidden">
          {typeset(
            "Мастер составит новую политику. Он подставит то, что удалось прочитать: название, реквизиты, адреса, цели. Проверьте их и ответьте на остальное.",
          )}
        </p>
      </PolicyElements>
    </section>
  );
}
