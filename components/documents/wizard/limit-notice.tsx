import { Alert } from "@/components/ui/alert";
import { formatRussianDate, toMoscowDate } from "@/lib/core/moscow-time";
import type { CurrentUser } from "@/lib/features/accounts/responses";
import { remainingDocuments } from "@/lib/features/documents/package/predict-refusals";

/** Said before the form is filled in: the server would say it at the end. */
export function LimitNotice({ user }: { user: CurrentUser | null }) {
  if (user === null || remainingDocuments(user) > 0) return null;
  return (
    <Alert tone="warning" title="В этом месяце новых документов больше не создать" className="mb-5">
      Заполнить форму и посмотреть документ можно сейчас: ответы сохранятся. Создать его получится с{" "}
      {firstOfNextMonth(new Date())}.
    </Alert>
  );
}

/** «1 декабря 2026 г.»: the limit is counted by months of Moscow. */
function firstOfNextMonth(now: Date): string {
  const [year, month] = toMoscowDate(now).split("-").map(Number) as [number, number];
  return formatRussianDate(new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10));
}
