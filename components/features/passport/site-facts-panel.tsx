"use client";

import { ChevronDown, PencilLine } from "lucide-react";
import { answerLines, questionLabel } from "@/components/features/documents/form-model/form-model";
import { isAnswered } from "@/components/features/documents/form-model/form-values";
import {
  shownSiteQuestions,
  siteSections,
  siteValues,
  typesOf,
} from "@/components/features/passport/site-sections";
import { Button } from "@/components/ui/button";
import { Loading, QueryStates } from "@/components/ui/fetched/query-states";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { Skeleton } from "@/components/ui/skeleton";
import { rightRefusalTexts } from "@/content/organisations/texts";
import { hasRight } from "@/lib/core/access/organisation-roles";
import type { SiteFact, SiteFacts } from "@/lib/engine/passport/facts";
import { answersOf, usePassport } from "@/lib/features/passport/client";
import type { SiteDetails } from "@/lib/features/sites/responses";
import { plural } from "@/lib/russian/plural";

/** The site's facts, grouped as in the form, each with its source and date. */
export function SiteFactsPanel({ site }: { site: SiteDetails }) {
  const passport = usePassport(site.id);
  const mayEdit = hasRight(site.role, "editSite");
  return (
    <section aria-labelledby="site-facts" className="mt-12">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="site-facts" className="text-xl">
            Сведения о сайте
          </h2>
          <p className="measure mt-1 text-sm text-ink-soft">
            Из них составлены документы.{" "}
            {mayEdit
              ? "Измените ответ здесь, и мы покажем, что поменяется в каждом."
              : rightRefusalTexts.editSite}
          </p>
        </div>
        {mayEdit ? (
          <Button asChild variant="secondary" size="sm" className="no-underline">
            <OnDemandLink href={`/sites/${site.id}/passport`}>
              <PencilLine aria-hidden="true" strokeWidth={1.75} />
              Изменить сведения
            </OnDemandLink>
          </Button>
        ) : null}
      </div>
      <QueryStates
        query={passport}
        loading={
          <Loading label="Загружаем сведения">
            <Skeleton className="mt-4 h-40" />
          </Loading>
        }
        failure="Не удалось загрузить сведения"
        className="mt-4"
      >
        {(passport) => <Groups site={site} facts={passport.facts} known={answersOf(passport)} />}
      </QueryStates>
    </section>
  );
}

type GroupsProps = { site: SiteDetails; facts: SiteFacts; known: Record<string, unknown> };

function Groups({ site, facts, known }: GroupsProps) {
  const types = typesOf(site);
  const values = siteValues(known, types);
  const groups = siteSections(types).flatMap((section) => {
    const answered = shownSiteQuestions(section, values).filter(({ field }) =>
      isAnswered(field, values),
    );
    return answered.length > 0 ? [{ section, answered }] : [];
  });
  return (
    <div className="mt-4 divide-y divide-line border-y border-line">
      {groups.map(({ section, answered }) => (
        <details key={section.id} className="group">
          <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 py-3 [&::-webkit-details-marker]:hidden">
            <span className="min-w-0">
              <span className="block font-medium">{section.title}</span>
              <span className="line-clamp-1 text-sm text-ink-faint group-open:hidden">
                {section.summary(values)}
              </span>
            </span>
            <span className="flex shrink-0 items-center gap-3 text-sm text-ink-faint tabular-nums">
              {plural(answered.length, "ответ", "ответа", "ответов")}
              <ChevronDown
                aria-hidden="true"
                strokeWidth={1.75}
                className="size-5 transition-transform duration-150 group-open:rotate-180"
              />
            </span>
          </summary>
          <dl className="pb-4">
            {answered.map((model) => {
              const fact = facts[model.field];
              return (
                <div
                  key={model.field}
                  className="grid gap-x-6 gap-y-0.5 py-2 text-sm sm:grid-cols-[14rem_minmax(0,1fr)]"
                >
                  <dt className="text-ink-faint">{questionLabel(model)}</dt>
                  <dd className="break-words">
                    {answerLines(model, values).map((text) => (
                      <span key={text} className="block">
                        {text}
                      </span>
                    ))}
                    {fact ? (
                      <span className="block text-xs text-ink-faint">{describeOrigin(fact)}</span>
                    ) : null}
                  </dd>
                </div>
              );
            })}
          </dl>
        </details>
      ))}
    </div>
  );
}

function describeOrigin({ origin, date }: SiteFact): string {
  const day = date.split("-").reverse().join(".");
  switch (origin) {
    case "answered":
      return `Вы ответили ${day}`;
    case "seen":
      return `Увидено на сайте ${day}, подтвердите`;
    case "imported":
      return `Из таблицы ${day}, подтвердите`;
    case "preset":
      return `Предложено и подтверждено ${day}`;
  }
}
