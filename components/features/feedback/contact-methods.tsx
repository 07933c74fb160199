import { ExternalLink } from "@/components/page-blocks/external-link";
import { inlineLinkClasses } from "@/components/page-blocks/inline-text";
import { PassageList } from "@/components/page-blocks/passage-list";
import {
  type ContactWay,
  legalConsultation,
  registrationName,
  remoteWork,
} from "@/content/pages/contacts";
import { site } from "@/content/site";
import { typeset } from "@/lib/russian/screen-typography";

export function ContactMethods({ methods }: { methods: readonly ContactWay[] }) {
  return (
    <>
      <dl className="grid overflow-hidden rounded-lg border border-line bg-sheet max-sm:divide-y max-sm:divide-line sm:auto-cols-fr sm:grid-flow-col sm:divide-x sm:divide-line">
        {methods.map(({ name, label, href, isExternal }) => (
          <div key={href} className="min-w-0 p-5">
            <dt className="text-xs text-ink-faint">{name}</dt>
            <dd className="mt-1 text-base font-medium break-words">
              {isExternal ? (
                <ExternalLink href={href}>{label}</ExternalLink>
              ) : (
                <a href={href} className={inlineLinkClasses}>
                  {label}
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-8 mb-14">
        <PassageList
          passages={[{ title: "Юридическая консультация", text: legalConsultation }, remoteWork]}
        />
      </div>
    </>
  );
}

/** Who runs the site, as far as the operator has said. */
export function ServiceInfo({ hours }: { hours: string | null }) {
  const { operator } = site;
  const rows = [
    { name: "Название", value: site.name },
    { name: "Что делает", value: site.description },
    { name: "Владелец", value: operator.name },
    { name: "ИНН", value: operator.inn },
    { name: registrationName(operator.ogrn), value: operator.ogrn },
    { name: "Адрес", value: operator.address },
    { name: "Часы поддержки", value: hours },
    { name: "Где работаем", value: "Вся Россия, удалённо; время московское (UTC+3)" },
  ];
  return (
    <dl className="max-w-3xl border-t border-line">
      {rows.flatMap(({ name, value }) =>
        value ? (
          <div
            key={name}
            className="gap-x-8 border-b border-line py-3 sm:grid sm:grid-cols-[minmax(0,11rem)_minmax(0,1fr)]"
          >
            <dt className="text-ink-faint">{name}</dt>
            <dd>{typeset(value)}</dd>
          </div>
        ) : (
          []
        ),
      )}
    </dl>
  );
}
