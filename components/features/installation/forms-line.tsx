"use client";

import { InstallSection } from "@/components/features/installation/install-section";
import { LineState } from "@/components/features/installation/line-state";
import { RequireRight } from "@/components/features/organisations/site/site-role";
import { SiteCheckboxes } from "@/components/tools/consent-checkbox/site-checkboxes";
import { Loading, QueryStates } from "@/components/ui/fetched/query-states";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import type { Installation } from "@/lib/features/installation/responses";
import { answersOf, usePassport } from "@/lib/features/passport/client";
import { typeset } from "@/lib/russian/screen-typography";

const kinds: Record<string, string> = {
  login: "вход",
  registration: "регистрация",
  newsletter: "подписка",
  order: "заказ",
  comment: "комментарий",
  contact: "заявка",
};

/** The checkboxes at the forms: what the check has seen of each form, and the code from the site's facts. */
export function FormsLine({ installation }: { installation: Installation }) {
  const { id, papers, forms, seenAt } = installation;
  const passport = usePassport(id);
  return (
    <InstallSection
      id="install-forms"
      title="Галочки у форм"
      state={forms.state}
      seenAt={seenAt}
      lead={
        forms.consents.length > 0
          ? "На каждую цель своя пустая галочка со ссылкой на текст её согласия. Слова и цели те же, что в документах."
          : "По сведениям о сайте ни одна цель согласия у формы не требует."
      }
    >
      {forms.found.length > 0 ? (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {forms.found.map(({ page, kind, state }, at) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a page may hold two forms of a kind, and the list never changes
              key={`${page} ${at}`}
              className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2.5 text-sm"
            >
              <span className="min-w-0 break-words">
                {typeset(`Форма «${kinds[kind] ?? "данные"}»`)}: {page.replace(/^https?:\/\//, "")}
              </span>
              <LineState state={state} seenAt={seenAt} />
            </li>
          ))}
        </ul>
      ) : seenAt && forms.consents.length > 0 ? (
        <p className="mt-2 text-sm text-ink-soft">
          {typeset(
            "Форм с данными проверка не увидела. Если форма есть, она могла открыться только по нажатию.",
          )}
        </p>
      ) : null}
      {forms.consents.length > 0 ? (
        <QueryStates
          query={passport}
          loading={<Loading label="Готовим код" className="mt-4" />}
          failure="Не удалось загрузить сведения о сайте"
          className="mt-4"
        >
          {(passport) => <SiteCheckboxes facts={answersOf(passport)} papers={papers} />}
        </QueryStates>
      ) : null}
      <RequireRight right="editSite" isSilent>
        <p className="mt-3 text-sm">
          <OnDemandLink href={`/sites/${id}/passport`} className="text-accent">
            Изменить сведения о сайте
          </OnDemandLink>
        </p>
      </RequireRight>
    </InstallSection>
  );
}
