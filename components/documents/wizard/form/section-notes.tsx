"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { OwnerFromBefore } from "@/components/documents/wizard/form/owner-from-before";
import { later } from "@/components/documents/wizard/later";
import type { WizardValues } from "@/components/documents/wizard/plan/form-values";
import { Alert } from "@/components/ui/alert";
import type { SectionNote } from "@/lib/engine/questions/definition";

const TypicalAnswers = later(
  async () => (await import("@/components/documents/wizard/form/typical-answers")).TypicalAnswers,
  { failure: "Типичные ответы не загрузились", isFolded: true },
);

/** The passage of a section besides its questions. */
export function SectionNotes({ note }: { note: SectionNote }) {
  switch (note) {
    case "bannedNetworks":
      return <TransferNotes />;
    case "typicalAnswers":
      return <TypicalAnswers />;
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
