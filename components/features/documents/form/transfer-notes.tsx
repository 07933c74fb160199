"use client";

import { useFormContext, useWatch } from "react-hook-form";
import type { WizardValues } from "@/components/features/documents/form-model/form-values";
import { Alert } from "@/components/ui/alert";
import { readChoices } from "@/lib/engine/facts/known/choices";
import type { KnownFacts } from "@/lib/engine/facts/known/known-facts";

/** The law on foreign counters and on banned social networks. */
export function TransferNotes() {
  const { control } = useFormContext<WizardValues>();
  const known = readChoices(useWatch({ control })) as Pick<KnownFacts, "counters.services">;
  const counters = known["counters.services"];
  return (
    <>
      {counters.includes("google_analytics") ? (
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
