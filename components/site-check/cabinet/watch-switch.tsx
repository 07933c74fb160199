"use client";

import { showMessage } from "@/components/shell/messages/show-message";
import { Checkbox } from "@/components/ui/choice";
import { formatDay } from "@/components/ui/format-moment";
import { may } from "@/lib/core/team-roles";
import { useWatchSite } from "@/lib/features/site-check/client";
import type { SiteDetails } from "@/lib/features/sites/responses";
import { explain } from "@/lib/platform/api-client/api-error";

/** Whether the service checks the site by itself; absent from older servers. */
type Watched = { watch?: { isOn: boolean; nextAt: string | null } };

/** «Проверять раз в месяц»; nothing where the service cannot. */
export function WatchSwitch({ site }: { site: SiteDetails & Watched }) {
  const watching = useWatchSite(site.id);
  const { watch } = site;
  if (!watch) return null;
  const isOn = watching.isPending ? watching.variables : watch.isOn;
  const change = (next: boolean) =>
    watching.mutate(next, {
      onError: (error) =>
        void showMessage("error", {
          title: "Не удалось сохранить",
          description: explain(error, "Сервер не ответил. Попробуйте ещё раз."),
        }),
    });
  return (
    <div className="mt-3" data-print="hide">
      <Checkbox
        label="Проверять раз в месяц"
        note={
          isOn && watch.nextAt
            ? `Следующая проверка ${formatDay(watch.nextAt)}. О новом напишем в уведомлениях. На платном плане — раз в неделю.`
            : "Если что-то появится, напишем в уведомлениях. На платном плане — раз в неделю."
        }
        checked={isOn}
        disabled={!may(site.role, "editSite")}
        onChange={({ target }) => change(target.checked)}
      />
    </div>
  );
}
