"use client";

import { type Control, useWatch } from "react-hook-form";
import { useWizardAccount } from "@/components/features/documents/form/account/wizard-account";
import type { WizardValues } from "@/components/features/documents/form-model/form-values";
import { Alert } from "@/components/ui/alert";
import { allowanceTexts as texts } from "@/content/plans/allowance";
import { consentPurposeField, siteField } from "@/lib/engine/answers/identifying-answers";
import { itemKey, itemOf } from "@/lib/engine/answers/package-item";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import { siteAddressOf } from "@/lib/engine/passport/site-address";
import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";
import { predictCreation, remainingDocuments } from "@/lib/features/documents/allowance/allowance";
import { useAllowance } from "@/lib/features/documents/allowance/client";
import type { Allowance } from "@/lib/features/documents/allowance/responses";

/** In step 1, before a document is chosen: what is left of the month, and which sets are started. */
export function MonthNotice() {
  const { plan, site } = useWizardAccount();
  const allowance = useAllowance({ site });
  if (!allowance || allowance.limit === -1) return null;
  const { created, limit, opensOn, mayBegin, sets } = allowance;
  const [newest] = sets;
  if (remainingDocuments(allowance) === 0) {
    return newest ? (
      <Alert tone="warning" title={texts.spentBesideSetTitle} className="mb-5">
        {texts.spentBesideSet(newest.address, opensOn)}
      </Alert>
    ) : (
      <Spent opensOn={opensOn} className="mb-5" />
    );
  }
  return (
    <p className="mb-5 text-sm text-ink-soft">
      {texts.month(created, limit)} {newest ? `${texts.withinSet(newest.address)} ` : null}
      {mayBegin && plan.subscription === "free" ? texts.beginsSet : null}
    </p>
  );
}

function Spent({ opensOn, className }: { opensOn: string; className?: string }) {
  return (
    <Alert tone="warning" title={texts.spentTitle} className={className}>
      {texts.spent(opensOn)}
    </Alert>
  );
}

type DocumentLimitProps = {
  type: DocumentType;
  control: Control<WizardValues, unknown, DocumentAnswers>;
};

/** Above the questions: what this document uses of the month, updated as site and purpose are typed. */
export function DocumentLimitNotice(props: DocumentLimitProps) {
  const forecast = useForecast(props);
  if (forecast === null) return null;
  if (forecast.perhapsOf) {
    return (
      <Alert tone="warning" title={texts.spentBesideSetTitle}>
        {texts.perhapsCovered(forecast.perhapsOf, forecast.allowance.opensOn)}
      </Alert>
    );
  }
  if (forecast.isRefused) return <Spent opensOn={forecast.allowance.opensOn} />;
  return <p className="text-sm text-ink-faint">{sentence(forecast)}</p>;
}

/** Under the button: shown only if pressing it would be rejected. */
export function DocumentLimitLine(props: DocumentLimitProps) {
  const forecast = useForecast(props);
  if (!forecast?.isRefused) return null;
  return (
    <p className="mt-2 text-sm text-warning sm:text-right">
      {texts.later(forecast.allowance.opensOn)}
    </p>
  );
}

type Forecast = {
  allowance: Allowance;
  address: string | null;
  isRefused: boolean;
  /** The site whose set the document may belong to, while no site is typed and the month is used up; otherwise null. */
  perhapsOf: string | null;
  /** 0 if it belongs to a set that is already started. */
  takes: number;
  beginsSet: boolean;
};

/** Null while unknown, without a limit, and if the plan lacks the type, which is reported elsewhere. */
function useForecast({ type, control }: DocumentLimitProps): Forecast | null {
  const { plan, site: siteId } = useWizardAccount();
  const allowance = useAllowance({ site: siteId });
  const [site, purpose] = useWatch({ control, name: [siteField, consentPurposeField] });
  if (!allowance || allowance.limit === -1) return null;
  const address = siteAddressOf(site);
  const item = itemOf(type, { [consentPurposeField]: purpose });
  const { rejections, takes } = predictCreation(plan, allowance, {
    address,
    items: [item],
  });
  if (rejections[0] === "PREMIUM_REQUIRED") return null;
  const isOver = rejections[0] === "LIMIT_REACHED";
  const open = allowance.sets.find(({ items }) => !items.includes(itemKey(item)));
  const perhapsOf = isOver && address === null && open ? open.address : null;
  const hasSet = allowance.sets.some((set) => set.address === address);
  return {
    allowance,
    address,
    isRefused: isOver && perhapsOf === null,
    perhapsOf,
    takes,
    beginsSet: takes === 1 && !hasSet && allowance.mayBegin && address !== null,
  };
}

function sentence({ allowance, address, takes, beginsSet }: Forecast): string {
  if (takes === 0 && address) return texts.covered(address);
  const remaining = remainingDocuments(allowance) - takes;
  return beginsSet
    ? texts.begins(remaining, allowance.limit)
    : texts.takes(remaining, allowance.limit);
}
