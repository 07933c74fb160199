"use client";

import { CircleCheck } from "lucide-react";
import type { ReactElement } from "react";
import { useHasRight } from "@/components/features/organisations/site/site-role";
import { detailId } from "@/components/features/regulator-notification/details-form";
import { focusControl } from "@/components/ui/controls/error-summary";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { details } from "@/content/regulator-notification/details";
import { regulatorNotificationTexts } from "@/content/regulator-notification/screen";
import type { RegulatorNotification } from "@/lib/features/regulator-notification/client";
import { typeset } from "@/lib/russian/screen-typography";

/** Unanswered fields of the form, each once, with a link to its question. */
export function MissingPanel({
  notification: { site, sections },
}: {
  notification: RegulatorNotification;
}) {
  const mayAnswer = useHasRight("keepNotification");
  const missing = sections
    .flatMap(({ fields }) => fields)
    .filter(({ state, isRequired }) => state === "asked" && isRequired)
    .flatMap(({ sources }) => sources[0] ?? []);
  const questions = new Map(
    missing.flatMap((item) => ("question" in item ? [[item.question, item.label] as const] : [])),
  );
  const detailKeys = [
    ...new Set(missing.flatMap((item) => ("detail" in item ? [item.detail] : []))),
  ];
  return (
    <section aria-labelledby="missing" className="mt-10 max-w-3xl">
      <h2 id="missing" className="text-xl">
        {regulatorNotificationTexts.missing}
      </h2>
      {questions.size + detailKeys.length === 0 ? (
        <p className="mt-3 flex items-start gap-2 text-success">
          <CircleCheck aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 shrink-0" />
          {typeset(regulatorNotificationTexts.nothingMissing)}
        </p>
      ) : (
        <div className="mt-3 grid gap-x-10 gap-y-5 sm:grid-cols-2">
          <Group title={regulatorNotificationTexts.inPassport}>
            {[...questions].map(([key, label]) =>
              mayAnswer === false ? (
                <span key={key}>{label}</span>
              ) : (
                <OnDemandLink
                  key={key}
                  href={`/sites/${site.id}/passport#${key}`}
                  className="text-accent"
                >
                  {label}
                </OnDemandLink>
              ),
            )}
          </Group>
          <Group title={regulatorNotificationTexts.details}>
            {detailKeys.map((key) =>
              mayAnswer === false ? (
                <span key={key}>{details[key].label}</span>
              ) : (
                <a
                  key={key}
                  href={`#${detailId(key)}`}
                  className="text-accent"
                  onClick={(event) => {
                    event.preventDefault();
                    focusControl(detailId(key));
                  }}
                >
                  {details[key].label}
                </a>
              ),
            )}
          </Group>
        </div>
      )}
    </section>
  );
}

function Group({ title, children }: { title: string; children: ReactElement[] }) {
  if (children.length === 0) return null;
  return (
    <div>
      <h3 className="text-sm font-medium text-ink-soft">{title}</h3>
      <ul className="mt-1.5 space-y-1 text-sm">
        {children.map((child) => (
          <li key={child.key} className="pointer-coarse:py-1.5">
            {child}
          </li>
        ))}
      </ul>
    </div>
  );
}
