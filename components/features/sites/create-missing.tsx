"use client";

import { Files } from "lucide-react";
import { useState } from "react";
import { showFailure } from "@/components/shell/messages/show-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/overlay/confirm-dialog";
import { allowanceTexts as texts } from "@/content/plans/allowance";
import { itemKey } from "@/lib/engine/answers/package-item";
import type { CurrentUser } from "@/lib/features/accounts/responses";
import { predictCreation } from "@/lib/features/documents/allowance/allowance";
import { useAllowance } from "@/lib/features/documents/allowance/client";
import { useCreateSiteDocuments } from "@/lib/features/sites/client";
import type { SiteDetails, SitePaper } from "@/lib/features/sites/responses";
import { toSiteAccess } from "@/lib/features/sites/to-site-access";
import { effectivePlan } from "@/lib/platform/auth/roles";
import { plural } from "@/lib/russian/plural";

type CreateMissingProps = { site: SiteDetails; missing: SitePaper[]; user: CurrentUser };

/** Makes all missing documents from what is known, within the plan and the month's limit. */
export function CreateMissing({ site, missing, user }: CreateMissingProps) {
  const [isAsking, setIsAsking] = useState(false);
  const creation = useCreateSiteDocuments(site.id);
  const shared = toSiteAccess(site);
  const allowance = useAllowance({ site: shared?.site });
  if (!allowance) return null;
  const { rejections, takes } = predictCreation(effectivePlan(user, shared), allowance, {
    address: site.address,
    items: missing,
  });
  const possible = missing.filter((_paper, index) => rejections[index] === null);
  const left = missing.filter((paper) => !possible.includes(paper));
  if (possible.length < 2) return null;
  const create = () => {
    const documents = possible.map(({ type, consentPurpose }) => ({
      type,
      ...(consentPurpose && { consentPurpose }),
    }));
    creation.mutate(documents, {
      onSettled: () => setIsAsking(false),
      onSuccess: ({ documents: made, leftOut }) => {
        const count = plural(made.length, "документ", "документа", "документов");
        const [first] = leftOut;
        void showMessage(made.length > 0 ? "success" : "error", {
          title: made.length > 0 ? `Составлено: ${count}` : "Составить не удалось",
          ...(first && { description: first.message }),
        });
      },
      onError: (error) => void showFailure("Составить не удалось", error),
    });
  };
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>
        <Files aria-hidden="true" strokeWidth={1.75} />
        Составить недостающие: {possible.length}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Составить ${plural(possible.length, "документ", "документа", "документов")}?`}
        description={
          <>
            Из сведений о сайте, которые уже есть.{" "}
            {allowance.limit === -1
              ? null
              : takes < possible.length
                ? texts.packageTakes(takes, allowance.limit)
                : texts.packageCounts(takes, allowance.limit)}
            <span className="mt-3 block">
              {possible.map((paper) => (
                <span key={itemKey(paper)} className="block text-ink">
                  {paper.name}
                </span>
              ))}
            </span>
            {left.length > 0 ? (
              <span className="mt-3 block">
                Останутся на потом (план или лимит): {left.map(({ name }) => name).join("; ")}.
              </span>
            ) : null}
          </>
        }
        action="Составить"
        tone="primary"
        pending={creation.isPending}
        onConfirm={create}
      />
    </>
  );
}
