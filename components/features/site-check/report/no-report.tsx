import { CheckAgain } from "@/components/features/site-check/report/actions/check-again";
import { DeleteCheck } from "@/components/features/site-check/report/actions/delete-check";
import {
  shortAddress,
  unreadReason,
} from "@/components/features/site-check/report/findings/check-labels";
import { Alert } from "@/components/ui/alert";
import { formatMoment } from "@/components/ui/format-moment";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { robotName } from "@/lib/features/site-check/fetch/robot";
import type { CheckDetails } from "@/lib/features/site-check/responses";
import { typeset } from "@/lib/russian/screen-typography";

type NoReportProps = {
  check: CheckDetails;
  /** Why the check itself failed; null if the site could not be read. */
  reason: string | null;
};

/** For a site that could not be read: only why, and what to do. */
export function NoReport({ check, reason }: NoReportProps) {
  const { host, finishedAt, report } = check;
  const unread = report?.unread ?? [];
  return (
    <div className="max-w-3xl">
      <h1 className="text-3xl break-words">{host}</h1>
      {finishedAt ? (
        <p className="mt-2 text-sm text-ink-faint">{formatMoment(finishedAt)}</p>
      ) : null}
      <Alert
        tone="warning"
        className="mt-6"
        title={`${reason ? "Проверить" : "Прочитать"} сайт не\u00a0удалось: о\u00a0нарушениях судить нельзя`}
      >
        {reason ? <p>{typeset(reason)}</p> : null}
        {unread.slice(0, 3).map(({ url, words }) => (
          <p key={url} className="mt-1 first:mt-0">
            {shortAddress(url) === host ? null : (
              <span className="break-words">{shortAddress(url)}: </span>
            )}
            {typeset(unreadReason(words))}
          </p>
        ))}
      </Alert>
      <h2 className="mt-8 text-xl">Что можно сделать</h2>
      <ul className="measure mt-3 list-disc space-y-1.5 pl-5 text-ink-soft">
        {adviceOf(unread.map(({ reason }) => reason)).map((advice) => (
          <li key={advice}>{typeset(advice)}</li>
        ))}
        {unread.some(({ reason }) => reason === "robots") ? (
          <li className="list-none">
            <pre className="overflow-x-auto rounded-md border border-line bg-sheet px-3 py-2 font-mono text-xs leading-relaxed text-ink">
              <code>{`User-agent: ${robotName}\nAllow: /`}</code>
            </pre>
          </li>
        ) : null}
        <li>
          Пройдите{" "}
          <OnDemandLink href="/important" className="text-accent">
            список для самопроверки
          </OnDemandLink>
          : он о&nbsp;том&nbsp;же, но смотрите вы сами.
        </li>
        <li>
          Если политика уже есть, проверьте{" "}
          <OnDemandLink href="/check?tab=text" className="text-accent">
            её текст
          </OnDemandLink>
          .
        </li>
      </ul>
      <div className="mt-7 flex flex-wrap gap-3 print:hidden">
        <CheckAgain check={check} variant="primary" />
        <DeleteCheck check={check} />
      </div>
    </div>
  );
}

const advices: Readonly<Record<string, string>> = {
  robots:
    "Если сайт ваш, разрешите проверку: добавьте в начало robots.txt две строки и проверьте снова.",
  forbidden: `Если сайт ваш, попросите того, кто его обслуживает, пустить робота ${robotName} через защиту, и проверьте снова.`,
  unknownHost: "Посмотрите, нет ли в адресе опечатки и работает ли домен.",
  missing: "Проверьте адрес главной страницы, без пути.",
  certificate: "Проверьте срок сертификата: с такой ошибкой браузер предупреждает и посетителей.",
};

function adviceOf(reasons: readonly string[]): string[] {
  const known = [...new Set(reasons)].flatMap((reason) => advices[reason] ?? []);
  return known.length > 0
    ? known
    : ["Откройте сайт сами: если он работает, проверьте снова через несколько минут."];
}
