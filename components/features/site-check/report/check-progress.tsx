import { Check, Circle } from "lucide-react";
import Link from "next/link";
import { CopyLink } from "@/components/features/site-check/report/actions/copy-link";
import { Progress } from "@/components/ui/progress";
import { Spinner } from "@/components/ui/spinner";
import { once } from "@/lib/core/once";
import type { CheckDetails, CheckProgress } from "@/lib/features/site-check/responses";
import { plural } from "@/lib/russian/plural";
import { typeset } from "@/lib/russian/screen-typography";

type Stage = CheckProgress["stage"];

const stages: readonly { stage: Stage; title: string }[] = [
  { stage: "waiting", title: "Очередь" },
  { stage: "home", title: "Главная страница" },
  { stage: "pages", title: "Страницы, на которые она ведёт" },
  { stage: "scripts", title: "Скрипты сайта" },
  { stage: "judging", title: "Разбор" },
];

/** The browser is optional, so its observation is not a stage of its own. */
const shownAs = (stage: Stage): Stage => (stage === "browser" ? "judging" : stage);

const time = once(() => new Intl.DateTimeFormat("ru", { hour: "2-digit", minute: "2-digit" }));

/** The progress of a check by stage. Leaving the page does not stop it. */
export function CheckProgressPanel({ check }: { check: CheckDetails }) {
  const { host, progress, startsAt } = check;
  const at = stages.findIndex(({ stage }) => stage === shownAs(progress.stage));
  const part = progress.of > 0 ? progress.done / progress.of : 0;
  return (
    <div className="max-w-2xl">
      <h1 className="text-3xl break-words">Проверяем {host}</h1>
      <p className="measure mt-3 text-base text-ink-soft">
        {typeset(
          "Обычно это полминуты. Страницу можно закрыть: проверка продолжится, а отчёт откроется по этому же адресу.",
        )}
      </p>
      <div className="mt-8">
        <Progress
          value={Math.min(stages.length, at + part)}
          max={stages.length}
          label={stages[at]?.title ?? "Проверка"}
        />
      </div>
      <ol className="mt-5 divide-y divide-line border-y border-line">
        {stages.map(({ stage, title }, index) => {
          const state = index < at ? "done" : index === at ? "now" : "later";
          return (
            <li
              key={stage}
              aria-current={state === "now" ? "step" : undefined}
              className={`flex items-start gap-3 py-3 ${state === "later" ? "text-ink-faint" : ""}`}
            >
              <span className="mt-0.5 grid size-5 shrink-0 place-items-center">
                <Mark state={state} />
              </span>
              <span className="min-w-0 flex-1">
                <span className={state === "now" ? "font-medium" : ""}>{title}</span>
                {state === "done" ? <span className="sr-only">: готово</span> : null}
                {state === "now" ? (
                  <span className="block text-sm text-ink-soft tabular-nums">
                    {detail(progress, startsAt)}
                  </span>
                ) : null}
              </span>
            </li>
          );
        })}
      </ol>
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        <CopyLink />
        <Link href="/check" className="text-accent">
          Проверить другой сайт
        </Link>
      </div>
    </div>
  );
}

function Mark({ state }: { state: "done" | "now" | "later" }) {
  if (state === "now") return <Spinner className="size-4.5 text-accent" />;
  return state === "done" ? (
    <Check aria-hidden="true" strokeWidth={2} className="size-5 text-success" />
  ) : (
    <Circle aria-hidden="true" strokeWidth={1.5} className="size-3.5" />
  );
}

function detail({ stage, done, of }: CheckProgress, startsAt: string | null): string {
  if (stage === "waiting") {
    return startsAt
      ? `Начнём в\u00a0${time().format(new Date(startsAt))}: один сайт мы читаем не\u00a0чаще раза в\u00a0минуту.`
      : "Сейчас начнём.";
  }
  if (stage === "home") return "Открываем и\u00a0ищем, куда она ведёт.";
  if (stage === "browser")
    return "Смотрим в\u00a0браузере, что загружается до\u00a0и\u00a0после выбора.";
  if (stage === "judging") return "Сверяем прочитанное с\u00a0законом.";
  if (of === 0) return "Выбираем, что\u00a0прочитать.";
  return stage === "pages"
    ? // The total is known only at the end: `of` is the maximum that is read.
      `Прочитали ${plural(done, "страницу", "страницы", "страниц")}, всего не\u00a0больше ${of}.`
    : `Прочитали ${done} из ${plural(of, "скрипта", "скриптов", "скриптов")}.`;
}
