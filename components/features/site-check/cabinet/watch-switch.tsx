"use client";

import { showFailure } from "@/components/shell/messages/show-failure";
import { Checkbox } from "@/components/ui/controls/choice";
import { formatDay } from "@/components/ui/format-moment";
import { watchTexts } from "@/content/site-check/watch";
import { hasRight } from "@/lib/core/access/organisation-roles";
import type { CurrentUser } from "@/lib/features/accounts/responses";
import { useWatchSite } from "@/lib/features/site-check/client";
import type { SiteDetails } from "@/lib/features/sites/responses";
import { toSiteAccess } from "@/lib/features/sites/to-site-access";
import { effectivePlan } from "@/lib/platform/auth/roles";
import { typeset } from "@/lib/russian/screen-typography";

/** Whether the service checks the site periodically; absent from older servers. */
type Watched = { watch?: { isOn: boolean; nextAt: string | null } };

type WatchSwitchProps = {
  site: SiteDetails & Watched;
  user: CurrentUser;
};

/** «Проверять раз в месяц», or as often as the owner's plan allows; renders nothing if unsupported. */
export function WatchSwitch({ site, user }: WatchSwitchProps) {
  const watching = useWatchSite(site.id);
  const { watch } = site;
  if (!watch) return null;
  const texts = watchTexts[hasWeeks(site, user) ? "weekly" : "monthly"];
  const isOn = watching.isPending ? watching.variables : watch.isOn;
  const change = (next: boolean) =>
    watching.mutate(next, {
      onError: (error) => void showFailure("Не удалось сохранить", error),
    });
  return (
    <div className="mt-3" data-print="hide">
      <Checkbox
        label={texts.label}
        note={typeset(
          (isOn && watch.nextAt ? watchTexts.on(formatDay(watch.nextAt)) : watchTexts.off) +
            texts.note,
        )}
        checked={isOn}
        disabled={!hasRight(site.role, "editSite")}
        onChange={({ target }) => change(target.checked)}
      />
    </div>
  );
}

/** Depends on the plan of the site's owner, not on that of the viewer. */
const hasWeeks = (site: SiteDetails, user: CurrentUser) =>
  effectivePlan(user, toSiteAccess(site)).subscription !== "free";
