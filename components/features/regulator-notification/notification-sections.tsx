import { ExternalLink, hostOfLink } from "@/components/page-blocks/external-link";
import { InlineText } from "@/components/page-blocks/inline-text";
import { listNorms, Norms } from "@/components/page-blocks/norms";
import { ResponsiveTable } from "@/components/page-blocks/responsive-table";
import {
  addresses,
  deadlines,
  fineNorms,
  fines,
  mistakes,
  postalAddress,
  preparation,
  questions,
  steps,
  unreportedLeakFine,
} from "@/content/regulator-notification/public-page";
import { typeset } from "@/lib/russian/screen-typography";

export function Deadlines() {
  return (
    <ResponsiveTable
      caption="Сроки уведомлений"
      columns={["Что произошло", "Срок", "Норма"]}
      rows={deadlines.map(({ event, term, norms }) => ({
        id: event,
        cells: [
          typeset(event),
          typeset(term),
          <span key="norms" className="text-xs">
            {listNorms(norms)}
          </span>,
        ],
      }))}
    />
  );
}

export function Steps() {
  return (
    <ol className="border-t border-line">
      {steps.map(({ title, text, link }, index) => (
        <li
          key={title}
          className="grid grid-cols-[2rem_minmax(0,1fr)] border-b border-line py-4 md:grid-cols-[3rem_minmax(0,1fr)]"
        >
          <span aria-hidden="true" className="font-serif text-lg text-ink-faint tabular-nums">
            {index + 1}
          </span>
          <div>
            <h3 className="text-[1.0625rem]">{typeset(title)}</h3>
            <p className="measure mt-1 text-ink-soft">{typeset(text)}</p>
            {link ? (
              <p className="mt-1.5">
                <ExternalLink href={link.href}>{link.label}</ExternalLink>
              </p>
            ) : null}
          </div>
        </li>
      ))}
    </ol>
  );
}

export function Preparations() {
  return (
    <ResponsiveTable
      caption="Что подготовить к уведомлению"
      columns={["Что спросят", "Что писать", "Откуда взять"]}
      rows={preparation.map(({ field, write, from, norms }) => ({
        id: field,
        cells: [
          <span key="field">
            {typeset(field)}
            <span className="mt-0.5 block text-xs font-normal text-ink-faint">
              {listNorms(norms)}
            </span>
          </span>,
          typeset(write),
          typeset(from),
        ],
      }))}
    />
  );
}

export function Fines() {
  return (
    <>
      <dl className="max-w-2xl border-t border-line">
        {fines.map(({ who, amount }) => (
          <div
            key={who}
            className="flex flex-wrap items-baseline justify-between gap-x-8 border-b border-line py-3"
          >
            <dt className="text-ink-soft">{who}</dt>
            <dd className="text-lg font-medium tabular-nums">{typeset(amount)}</dd>
          </div>
        ))}
      </dl>
      <div className="measure mt-3 space-y-2.5">
        <Norms of={fineNorms} />
        <p className="text-ink-soft">
          <InlineText>{unreportedLeakFine}</InlineText>
        </p>
      </div>
    </>
  );
}

export function CommonMistakes() {
  return (
    <ul className="border-t border-line">
      {mistakes.map(({ mistake, instead }) => (
        <li
          key={mistake}
          className="gap-x-10 border-b border-line py-4 md:grid md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
        >
          <p className="font-medium">{typeset(mistake)}</p>
          <p className="measure mt-1 text-ink-soft md:mt-0">{typeset(instead)}</p>
        </li>
      ))}
    </ul>
  );
}

export function Questions() {
  return (
    <div className="max-w-3xl border-t border-line">
      {questions.map(({ question, answer }) => (
        <div key={question} className="border-b border-line py-4">
          <h3 className="text-[1.0625rem]">{typeset(question)}</h3>
          <p className="measure mt-1 text-ink-soft">
            <InlineText>{answer}</InlineText>
          </p>
        </div>
      ))}
    </div>
  );
}

export function Addresses() {
  return (
    <>
      <ul className="max-w-3xl border-t border-line">
        {addresses.map(({ what, href }) => (
          <li
            key={href}
            className="flex flex-wrap items-baseline justify-between gap-x-8 border-b border-line py-3"
          >
            <ExternalLink href={href}>{what}</ExternalLink>
            <span className="text-xs text-ink-faint">{hostOfLink(href)}</span>
          </li>
        ))}
      </ul>
      <p className="measure mt-3 text-ink-soft">
        {typeset(
          `Центральный аппарат: ${postalAddress}. Бумажное уведомление отправляют не туда, а в управление своего региона: его адрес есть на сайте ведомства.`,
        )}
      </p>
    </>
  );
}
