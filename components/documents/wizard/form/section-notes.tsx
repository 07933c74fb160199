"use client";

import { Wand } from "lucide-react";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import {
  type ChoiceField,
  type ListField,
  restoreValues,
  type WizardValues,
} from "@/components/documents/wizard/plan/form-values";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ownerAndSite } from "@/lib/engine/answers/subject";
import type { SectionNote } from "@/lib/engine/questions/definition";
import { formPlan } from "@/lib/engine/questions/form-plan";
import { industries } from "@/lib/engine/questions/options";
import { definitionOf, questionKeys } from "@/lib/engine/questions/questions";
import { useCurrentUser } from "@/lib/features/accounts/client";
import { useDocuments } from "@/lib/features/documents/client";

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

/** The lists for which something is usual, each with what it depends on. */
const lists = questionKeys.flatMap((key) => {
  const question = definitionOf(key);
  if (question.kind !== "choices" || !question.typical) return [];
  const { options, typical } = question;
  return [{ field: key as ListField, options, ...typical }];
});

/** The usual answers in the chosen industry, filled in by one press and unticked as easily. */
export function TypicalAnswers() {
  const { control, setValue, getValues } = useFormContext<WizardValues>();
  const [appliedFor, setAppliedFor] = useState<string | null>(null);
  const trade = useWatch({ control, name: lists[0]?.by as ChoiceField });
  const typical = lists.flatMap((list) => {
    const keys = list.of[trade];
    return keys ? [{ ...list, keys }] : [];
  });
  if (typical.length === 0) return null;

  const apply = () => {
    for (const { field, keys } of typical) {
      const together = new Set([...getValues(field), ...keys]);
      setValue(field, [...together], { shouldDirty: true });
    }
    setAppliedFor(trade);
  };

  const whose =
    trade === "other"
      ? "сайта с формой связи и счётчиком"
      : `занятия «${industries[trade as keyof typeof industries]}»`;
  return (
    <div className="rounded-md border border-line bg-paper px-4 py-3.5">
      <p className="text-sm font-semibold">Обычно для {whose}</p>
      <p className="mt-1 text-sm text-ink-soft">{typical.map(sentence).join(" ")}</p>
      <div aria-live="polite">
        {appliedFor === trade ? (
          <p className="mt-2.5 text-sm font-medium text-success">
            Подставлено. Проверьте и уберите лишнее.
          </p>
        ) : (
          <Button variant="secondary" size="sm" className="mt-3" onClick={apply}>
            <Wand aria-hidden="true" strokeWidth={1.75} />
            Подставить типичное
          </Button>
        )}
      </div>
    </div>
  );
}

/** «Доставка, оплата.» or «Данные: имя, телефон.» */
function sentence({
  keys,
  options,
  lead,
}: {
  keys: readonly string[];
  options: Readonly<Record<string, string>>;
  lead?: string;
}): string {
  const words = keys.map((key) => options[key] ?? key);
  const lowered = words.map((word, index) => (index === 0 && !lead ? word : lowerFirst(word)));
  return `${lead ? `${lead}: ` : ""}${lowered.join(", ")}.`;
}

/** «Файлы cookie» → «файлы cookie»; what begins with an abbreviation («IP-адрес», «ИНН») stays. */
export function lowerFirst(text: string): string {
  return /^.\p{Lu}/u.test(text) ? text : text.charAt(0).toLocaleLowerCase("ru") + text.slice(1);
}
