"use client";

import { showFailure } from "@/components/shell/messages/show-failure";
import { Checkbox } from "@/components/ui/form/choice";
import { formatDay } from "@/components/ui/format-moment";
import { watchWords } from "@/content/sites/watch";
import { may } from "@/lib/core/access/team-roles";
import type { CurrentUser } from "@/lib/features/accounts/responses";
import { useWatchSite } from "@/lib/features/site-check/client";
import type { SiteDetails } from "@/lib/features/sites/responses";
import { sharedOf } from "@/lib/features/sites/shared";
import { planHere } from "@/lib/platform/auth/roles";
import { typeset } from "@/lib/russian/screen-typography";

/** Whether the service checks the site by itself; absent from older servers. */
type Watched = { watch?: { isOn: boolean; nextAt: string | null } };

type WatchSwitchProps = {
  site: SiteDetails & Watched;
  user: CurrentUser;
};

/** «Проверять раз в месяц», or as often as the owner's plan has it; nothing where the service cannot. */
export function WatchSwitch({ site, user }: WatchSwitchProps) {
  const watching = useWatchSite(site.id);
  const { watch } = site;
  if (!watch) return null;
  const words = watchWords[hasWeeks(site, user) ? "weekly" : "monthly"];
  const isOn = watching.isPending ? watching.variables : watch.isOn;
  const change = (next: boolean) =>
    watching.mutate(next, {
      onError: (error) => void showFailure("Не удалось сохранить", error),
    });
  return (
    <div className="mt-3" data-print="hide">
      <Checkbox
        label={words.label}
        note={typeset(
          (isOn && watch.nextAt ? watchWords.on(formatDay(watch.nextAt)) : watchWords.off) +
            words.note,
        )}
        checked={isOn}
        disabled={!may(site.role, "editSite")}
        onChange={({ target }) => change(target.checked)}
      />
    </div>
  );
}

/** The plan of the site's owner decides, whoever looks. */
const hasWeeks = (site: SiteDetails, user: CurrentUser) =>
  planHere(user, sharedOf(site)).subscription !== "free";
