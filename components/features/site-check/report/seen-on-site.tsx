import type { ReactNode } from "react";
import {
  countryName,
  formFieldLabels,
  formKindLabels,
  loadLabels,
  requisiteLabels,
  shortAddress,
  unreadReason,
} from "@/components/features/site-check/report/findings/check-labels";
import type { CheckReport } from "@/lib/features/site-check/report/responses";
import { capitalised } from "@/lib/russian/first-letter";
import { typeset } from "@/lib/russian/screen-typography";

/** What was detected on the site, without judgement: the basis of a policy and a notification. */
export function SeenOnSite({ report }: { report: CheckReport }) {
  const { services, forms, requisites, platform, hosting, pages, unread } = report;
  return (
    <section aria-labelledby="seen" className="mt-14">
      <h2 id="seen" className="text-2xl print:break-after-avoid">
        Что увидели на&nbsp;сайте
      </h2>
      <p className="measure mt-2 text-ink-soft print:break-after-avoid">
        {typeset("Из этого складываются политика и уведомление в Роскомнадзор.")}
      </p>
      <Part id="seen-services" title="Сервисы" empty="Чужих сервисов не увидели.">
        {services.map(({ key, name, company, country, load, ids, category }) => (
          <Row
            key={key}
            name={name}
            note={[
              company ?? "владелец не установлен",
              country ? countryName(country) : "страна не установлена",
            ].join(", ")}
          >
            {capitalised(serviceCategoryLabels[category])}
            {load === "linked" ? ": " : ", загружается "}
            {loadLabels[load]}
            {ids.length > 0 ? `; номер ${ids.join(", ")}` : ""}
          </Row>
        ))}
      </Part>
      <Part id="seen-forms" title="Формы" empty="Форм, которые собирают данные, не увидели.">
        {forms.map(({ page, kind, fields, hasConsentBox, evidence }) => (
          <Row
            key={`${page} ${evidence.line} ${evidence.excerpt}`}
            name={formKindLabels[kind]}
            note={shortAddress(page)}
          >
            {fields.length > 0
              ? capitalised(fields.map((field) => formFieldLabels[field]).join(", "))
              : "Полей с данными не узнали"}
            {hasConsentBox ? "; рядом есть галочка согласия" : "; галочки согласия рядом нет"}
          </Row>
        ))}
      </Part>
      <Part id="seen-requisites" title="Реквизиты" empty="ИНН и ОГРН на прочитанных страницах нет.">
        {requisites.map(({ kind, value, problem, evidence: [place] }) => (
          <Row
            key={`${kind} ${value}`}
            name={`${requisiteLabels[kind]} ${value}`}
            note={place ? shortAddress(place.url) : ""}
          >
            {problem ? typeset(problem) : "Контрольные цифры сходятся"}
          </Row>
        ))}
      </Part>
      {platform || hosting ? (
        <Part id="seen-platform" title="На чём работает">
          {platform ? <Row name={platform}>Платформа сайта</Row> : null}
          {hosting ? <Row name={hosting}>Хостинг или защита</Row> : null}
        </Part>
      ) : null}
      <Part id="seen-pages" title="Прочитанные страницы">
        {pages.map((page) => (
          <li key={page} className="py-1.5 text-sm wrap-anywhere">
            <a
              href={page}
              target="_blank"
              rel="noreferrer"
              className="text-ink-soft underline decoration-line-strong hover:text-accent"
            >
              {shortAddress(page)}
            </a>
          </li>
        ))}
      </Part>
      {unread.length > 0 ? (
        <Part id="seen-unread" title="Чего прочитать не удалось">
          {unread.map(({ url, words }) => (
            <Row key={url} name={shortAddress(url)}>
              {typeset(unreadReason(words))}
            </Row>
          ))}
        </Part>
      ) : null}
    </section>
  );
}

const serviceCategoryLabels: Readonly<Record<CheckReport["services"][number]["category"], string>> =
  {
    hosting: "хостинг",
    platforms: "платформа сайта",
    analytics: "счётчик посещений",
    advertising: "реклама",
    payment: "оплата",
    delivery: "доставка",
    marketplaces: "торговая площадка",
    mailing: "рассылки",
    crm: "учёт клиентов",
    forms: "формы и опросы",
    chats: "чат",
    calls: "учёт звонков",
    messengers: "мессенджер",
    social: "социальная сеть",
    login: "вход через сервис",
    maps: "карта",
    video: "видео",
    resources: "шрифты и библиотеки",
    captcha: "проверка на робота",
  };

type PartProps = { id: string; title: string; empty?: string; children: ReactNode };

function Part({ id, title, empty, children }: PartProps) {
  const isEmpty = Array.isArray(children) && children.length === 0;
  return (
    <section aria-labelledby={id} className="mt-8">
      <h3 id={id} className="text-lg print:break-after-avoid">
        {title}
      </h3>
      {isEmpty ? (
        <p className="mt-2 text-ink-soft">{empty}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line border-y border-line">{children}</ul>
      )}
    </section>
  );
}

function Row({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <li className="gap-x-8 py-2.5 sm:grid sm:grid-cols-[minmax(0,19rem)_minmax(0,1fr)] print:break-inside-avoid">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        {note ? <p className="text-xs wrap-anywhere text-ink-faint">{note}</p> : null}
      </div>
      <p className="text-sm wrap-anywhere text-ink-soft max-sm:mt-0.5">{children}</p>
    </li>
  );
}
