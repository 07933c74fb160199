"use client";

import { useState } from "react";
import { QueryProvider } from "@/components/shell/query-provider";
import { SiteCheckboxes } from "@/components/tools/consent-checkbox/site-checkboxes";
import { Field } from "@/components/ui/controls/field";
import { Select } from "@/components/ui/controls/select";
import { Loading, QueryStates } from "@/components/ui/fetched/query-states";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { useInstallation } from "@/lib/features/installation/client";
import { answersOf, usePassport } from "@/lib/features/passport/client";
import { useSites } from "@/lib/features/sites/client";
import { typeset } from "@/lib/russian/screen-typography";

/** Fills in an owner's site instead of the fields: purposes, addresses, name and edition are known there. */
export function SiteConsents() {
  return (
    <QueryProvider>
      <ChooseSite />
    </QueryProvider>
  );
}

function ChooseSite() {
  const { data: sites = [] } = useSites();
  const [id, setId] = useState("");
  if (sites.length === 0) return null;
  return (
    <section
      aria-labelledby="consent-site-title"
      className="mb-10 rounded-lg border border-line bg-sheet px-5 py-5 print:hidden"
    >
      <h2 id="consent-site-title" className="text-lg">
        Галочки вашего сайта
      </h2>
      <div className="mt-3 max-w-xl">
        <Field
          id="consent-site"
          label="Сайт"
          hint="Цели, адреса согласий, имя владельца и редакции возьмём из сведений о нём и документов"
        >
          {(control) => (
            <Select {...control} value={id} onChange={(event) => setId(event.target.value)}>
              <option value="">Не выбран: заполню сам</option>
              {sites.map((site) => (
                <option key={site.id} value={site.id}>
                  {site.name === site.address ? site.name : `${site.name} (${site.address})`}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {id ? <ChosenSite key={id} id={id} /> : null}
    </section>
  );
}

function ChosenSite({ id }: { id: string }) {
  const passport = usePassport(id);
  const installation = useInstallation(id);
  const loading = <Loading label="Загружаем сведения о сайте" className="mt-4" />;
  const failure = "Не удалось загрузить сведения о сайте";
  return (
    <QueryStates query={passport} loading={loading} failure={failure} className="mt-4">
      {(passport) => (
        <QueryStates query={installation} loading={loading} failure={failure} className="mt-4">
          {({ papers }) => (
            <>
              <SiteCheckboxes facts={answersOf(passport)} papers={papers} />
              <p className="mt-4 text-sm text-ink-soft">
                {typeset("Что уже стоит на сайте, показывает")}{" "}
                <OnDemandLink href={`/sites/${id}/install`} className="text-accent">
                  страница «Поставить на&nbsp;сайт»
                </OnDemandLink>
                {typeset(". Ниже — код, который заполняют вручную.")}
              </p>
            </>
          )}
        </QueryStates>
      )}
    </QueryStates>
  );
}
