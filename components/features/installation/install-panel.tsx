"use client";

import { ArrowRight, CircleCheck } from "lucide-react";
import { Button } from "@/components/ui/button";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { hasRight } from "@/lib/core/access/organisation-roles";
import { useInstallation } from "@/lib/features/installation/client";
import type { SiteDetails } from "@/lib/features/sites/responses";
import { plural } from "@/lib/russian/plural";
import { typeset } from "@/lib/russian/screen-typography";

/** Links to `/sites/{id}/install`: a primary button while there are papers and none was seen on the site. */
export function InstallPanel({ site: { id, documents, role } }: { site: SiteDetails }) {
  const { data } = useInstallation(id);
  if (documents.length === 0 || !data) return null;
  const { papers, isDone } = data;
  const seen = papers.filter(({ state }) => state === "seen").length;
  if (isDone) {
    return (
      <p className="mt-6 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-success">
        <CircleCheck aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
        Всё нужное стоит на&nbsp;сайте.
        <OnDemandLink href={`/sites/${id}/install`} className="text-accent">
          Посмотреть
        </OnDemandLink>
      </p>
    );
  }
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
      <Button
        asChild
        variant={seen === 0 && hasRight(role, "publish") ? "primary" : "secondary"}
        className="no-underline"
      >
        <OnDemandLink href={`/sites/${id}/install`}>
          Поставить на&nbsp;сайт
          <ArrowRight aria-hidden="true" strokeWidth={1.75} />
        </OnDemandLink>
      </Button>
      <p className="min-w-0 flex-1 basis-56 text-sm text-ink-soft">
        {typeset(
          seen === 0
            ? "Документ начинает работать, когда стоит на сайте: ссылки, галочки у форм, уведомление о cookie."
            : `На сайте видели ${plural(seen, "документ", "документа", "документов")} из ${papers.length}.`,
        )}
      </p>
    </div>
  );
}
