"use client";

import { createContext, type ReactNode, useContext } from "react";
import { useWizard } from "@/components/features/documents/open-wizard/wizard-context";
import { showMessage } from "@/components/shell/messages/show-message";
import { fetchPassport } from "@/lib/features/passport/client";
import type { FindingDetails } from "@/lib/features/site-check/report/responses";
import type { CheckDetails } from "@/lib/features/site-check/responses";
import { knownAnswers } from "@/lib/features/sites/known-answers";

type Action = NonNullable<FindingDetails["action"]>;
type Fix = { fix: (action: Action) => Promise<void>; prepare: () => void };

const FixContext = createContext<Fix | null>(null);

type FixProviderProps = Pick<CheckDetails, "siteId"> & {
  /** The form's answers that were detected on the whole site. */
  facts: Readonly<Record<string, unknown>>;
  children: ReactNode;
};

/**
 * How a finding opens the form that fixes it: the owner's statements in the cabinet take precedence, detected facts
 * fill in the rest.
 */
export function FixProvider({ siteId, facts, children }: FixProviderProps) {
  const { open, prepare } = useWizard();
  const fix = async ({ type, answers }: Action) => {
    const detected = { ...facts, ...answers };
    if (siteId === null) return open({ type, seen: { answers: detected, from: "site" } });
    try {
      const { known, seen } = knownAnswers(await fetchPassport(siteId));
      open({ type, known, seen: { answers: { ...detected, ...seen }, from: "site" } });
    } catch {
      open({ type, seen: { answers: detected, from: "site" } });
      void showMessage("message", {
        title: "Сведения о сайте не загрузились",
        description: "Подставлено только то, что видно на сайте.",
      });
    }
  };
  return <FixContext value={{ fix, prepare }}>{children}</FixContext>;
}

/** @throws Error outside a `FixProvider` */
export function useFix(): Fix {
  const fix = useContext(FixContext);
  if (!fix) throw new Error("useFix needs a FixProvider above it");
  return fix;
}
