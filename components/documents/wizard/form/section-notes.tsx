"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { restoreValues, type WizardValues } from "@/components/documents/wizard/plan/form-values";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ownerAndSite } from "@/lib/engine/answers/subject";
import type { SectionNote } from "@/lib/engine/questions/definition";
import { formPlan } from "@/lib/engine/questions/form-plan";
import { useCurrentUser } from "@/lib/features/accounts/client";
import { useDocuments } from "@/lib/features/documents/client";

/** The passage of a section besides its questions. */
export function SectionNotes({ note }: { note: SectionNote }) {
  switch (note) {
    case "bannedNetworks":
      return <TransferNotes />;
    case "ownerFromBefore":
      return <OwnerFromBefore />;
  }
}

function TransferNotes() {
  const { control } = useFormContext<WizardValues>();
  const analytics = useWatch({ control, name: "analyticsServices" });
  return (
    <>
      {analytics.includes("google_analytics") ? (
        <Alert tone="warning" title="Google Analytics передаёт данные в США">
          До начала передачи подайте уведомление в Роскомнадзор. Десять рабочих дней, пока его
          рассматривают, передавать данные нельзя (152-ФЗ, ст.&nbsp;12 ч.&nbsp;3, 9 и&nbsp;11).
          Проще заменить счётчик российским.
        </Alert>
      ) : null}
      <Alert tone="warning" title="Facebook и Instagram запрещены в России">
        Их владелец, компания Meta, признан экстремистской организацией (решение Тверского районного
        суда Москвы от 21.03.2022). Уберите с сайта их виджеты, вход и рекламу; упоминая их, делайте
        пометку о запрете. Отдельное заявление можно составить здесь же: «Отказ от запрещённых
        соцсетей».
      </Alert>
    </>
  );
}

const ownerFields = formPlan.sections.flatMap(({ questions }) =>
  questions.flatMap(({ field, ofOwner }) => (ofOwner ? [field] : [])),
);

/** Offers what was typed for an earlier document, so that it need not be typed twice (WCAG 3.3.7). */
export function OwnerFromBefore() {
  const { control, setValue, getValues } = useFormContext<WizardValues>();
  const typed = ownerAndSite(useWatch({ control })).owner;
  const { user } = useCurrentUser();
  const { data: documents } = useDocuments({ enabled: user !== null });
  const before = user ? documents?.[0]?.formData : undefined;
  const { owner } = ownerAndSite(before ?? {});
  if (owner === "" || typed !== "") return null;
  return (
    <div className="rounded-md border border-line bg-paper px-4 py-3.5">
      <p className="text-sm">
        Вы уже составляли документ: <b className="font-semibold">{owner}</b>
      </p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-3"
        onClick={() => {
          const values = restoreValues(getValues("type"), before);
          for (const field of ownerFields) setValue(field, values[field], { shouldDirty: true });
        }}
      >
        Подставить эти сведения
      </Button>
    </div>
  );
}
