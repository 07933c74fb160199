"use client";

import { ClipboardPlus } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { showFailure } from "@/components/shell/messages/show-failure";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/overlay/dialog";
import { questions } from "@/lib/engine/questions/questions";
import { useAddToSite } from "@/lib/features/site-check/client";
import type { CheckReport } from "@/lib/features/site-check/report/responses";
import type { CheckDetails, CheckedSite } from "@/lib/features/site-check/responses";

type AddToSiteProps = { check: CheckDetails; report: CheckReport };

/** Adds the findings to a site of the cabinet as facts to confirm; for the owner of the check only. */
export function AddToSite({ check: { id, isOwn }, report }: AddToSiteProps) {
  const adding = useAddToSite(id);
  const [added, setAdded] = useState<CheckedSite | null>(null);
  if (!isOwn || Object.keys(report.facts).length === 0) return null;
  const add = () =>
    adding.mutate(undefined, {
      onSuccess: setAdded,
      onError: (error) => void showFailure("Не удалось внести сведения", error),
    });
  return (
    <>
      <Button size="sm" pending={adding.isPending} onClick={add}>
        {adding.isPending ? null : <ClipboardPlus aria-hidden="true" strokeWidth={1.75} />}
        Внести в сведения о сайте
      </Button>
      <Dialog open={added !== null} onOpenChange={(open) => (open ? undefined : setAdded(null))}>
        {added ? <Added site={added} /> : null}
      </Dialog>
    </>
  );
}

function Added({ site: { siteId, isNew, added, differ } }: { site: CheckedSite }) {
  const isNothing = added.length === 0 && differ.length === 0;
  return (
    <DialogContent
      title={isNew ? "Сайт появился в кабинете" : "Сведения о сайте"}
      description={
        isNothing
          ? "Всё, что видно на сайте, в сведениях уже есть."
          : "Увиденное отмечено «увидено на сайте, подтвердите»: просмотрите его, прежде чем составлять документы."
      }
    >
      <FactList title="Добавлено" keys={added} />
      <FactList title="На сайте другое, чем в сведениях: сравните сами" keys={differ} />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button asChild className="no-underline">
          <Link href={`/sites/${siteId}/passport`}>Просмотреть сведения</Link>
        </Button>
        <Button asChild variant="secondary" className="no-underline">
          <Link href={`/sites/${siteId}`}>К сайту</Link>
        </Button>
      </div>
    </DialogContent>
  );
}

function FactList({ title, keys }: { title: string; keys: readonly string[] }) {
  if (keys.length === 0) return null;
  return (
    <div className="mt-4 text-sm">
      <p className="font-medium">{title}</p>
      <ul className="mt-1 list-disc pl-5 text-ink-soft">
        {keys.map((key) => (
          <li key={key}>{factLabel(key)}</li>
        ))}
      </ul>
    </div>
  );
}

/** The question that a fact answers; its key if no form asks it. */
function factLabel(key: string): string {
  const question: object = Object.hasOwn(questions, key)
    ? questions[key as keyof typeof questions]
    : {};
  return "label" in question && typeof question.label === "string" ? question.label : key;
}
