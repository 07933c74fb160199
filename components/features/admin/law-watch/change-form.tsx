"use client";

import { useEffect, useState } from "react";
import { z } from "zod";
import { formatDocumentCount, formatNorm } from "@/components/features/admin/law-watch/law-labels";
import { SelectField, TextAreaField, TextField } from "@/components/forms/text-field";
import { useApiForm } from "@/components/forms/use-api-form";
import { showMessage } from "@/components/shell/messages/show-message";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/controls/choice";
import { ConfirmDialog } from "@/components/ui/overlay/confirm-dialog";
import {
  useCountLawChange,
  useEnterLawChange,
  useWatchedLaws,
} from "@/lib/features/law-watch/client";
import type { LawChangeImpact } from "@/lib/features/law-watch/responses";
import { lawChangeRequest, type NewLawChange } from "@/lib/features/law-watch/schema";
import { plural } from "@/lib/russian/plural";
import { typeset } from "@/lib/russian/screen-typography";

const empty = {
  law: "",
  place: "",
  wholeActToo: false,
  editionName: "",
  inForce: "",
  whatChanged: "",
};
const changeForm = z
  .custom<typeof empty>()
  .transform((typed): z.input<typeof lawChangeRequest> => typed)
  .pipe(lawChangeRequest);

type ChangeFormProps = { law: string; onLawChange: (law: string) => void };

/**
 * «Норма изменилась»: counts the affected documents, asks for confirmation, then marks them. Keeps what was typed until
 * it is saved.
 */
export function ChangeForm({ law, onLawChange }: ChangeFormProps) {
  const counting = useCountLawChange();
  const enter = useEnterLawChange();
  const [impact, setImpact] = useState<LawChangeImpact | null>(null);
  const [asked, setAsked] = useState<NewLawChange | null>(null);
  const change = useApiForm({
    schema: changeForm,
    defaultValues: { ...empty, law },
    controlId: (field) => `law-change-${field}`,
    focus: "field",
    async send(body) {
      await count(body);
      setAsked(body);
    },
  });
  const { form, failure } = change;
  const values = form.watch();

  const { setValue, clearErrors } = form;
  useEffect(() => {
    setValue("law", law);
    if (law !== "") clearErrors("law");
    // The count is of the act before.
    setImpact(null);
  }, [law, setValue, clearErrors]);

  const count = async ({ law, place, wholeActToo }: Norm) =>
    setImpact(await counting.mutateAsync({ law, place: place.trim(), wholeActToo }));
  const showCount = async () => {
    failure.clear();
    if (!(await form.trigger(["law", "place"]))) return;
    await count(form.getValues()).catch(change.fail);
  };
  const enterChange = async (body: NewLawChange) => {
    try {
      const created = await enter.mutateAsync(body);
      void showMessage("success", {
        title: "Изменение отмечено",
        description: `${describeImpact(created)}.`,
      });
      form.reset(empty);
      setImpact(null);
      onLawChange("");
    } catch (error) {
      change.fail(error);
    }
    setAsked(null);
  };

  return (
    <section aria-labelledby="law-change-title" className="mt-8">
      <h2 id="law-change-title" className="text-xl">
        Норма изменилась
      </h2>
      <form
        noValidate
        className="mt-4 max-w-[38rem] space-y-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (!counting.isPending) void change.submit(event);
        }}
      >
        <NormFields
          change={change}
          // The counted values must not change, or the dialog would show the count of another norm.
          disabled={counting.isPending}
          onLaw={onLawChange}
          onNorm={() => setImpact(null)}
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            type="button"
            variant="secondary"
            size="sm"
            pending={counting.isPending}
            onClick={() => void showCount()}
          >
            Посчитать документы
          </Button>
          <p aria-live="polite" className="text-sm text-ink-soft">
            {impact ? `${describeImpact(impact)}.` : ""}
          </p>
        </div>
        <EditionFields change={change} />
        {failure.text ? (
          <Alert tone="danger" role="alert" title="Изменение не отмечено">
            {failure.text} Всё, что вы ввели, осталось в форме.
          </Alert>
        ) : null}
        <Button type="submit" pending={counting.isPending || enter.isPending}>
          Отметить изменение
        </Button>
      </form>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => (open ? undefined : setAsked(null))}
        tone="primary"
        title={`Отметить изменение: ${formatNorm({ law, place: values.place.trim() })}?`}
        description={
          impact && impact.documents > 0
            ? `${describeImpact(impact)}. ${impact.sameText > 0 ? describeSameText(impact) : "Владельцы получат уведомления."}`
            : "Сохранённые документы на эту норму не ссылаются. Изменение останется в списке."
        }
        action={impact && impact.sameText > 0 ? "Всё равно отметить" : "Отметить"}
        instead={
          impact && impact.sameText > 0
            ? { href: "/admin/templates", label: "Сначала изменить шаблон" }
            : undefined
        }
        pending={enter.isPending}
        onConfirm={() => asked && void enterChange(asked)}
      />
    </section>
  );
}

type LawChangeForm = ReturnType<typeof useApiForm<typeof empty, z.output<typeof lawChangeRequest>>>;
type Norm = Pick<typeof empty, "law" | "place" | "wholeActToo">;
type FieldsProps = { change: LawChangeForm };

type NormFieldsProps = FieldsProps & {
  disabled: boolean;
  onLaw: (law: string) => void;
  /** The counted norm has changed. */
  onNorm: () => void;
};

/** Which norm has changed. */
function NormFields({ change, disabled, onLaw, onNorm }: NormFieldsProps) {
  const laws = useWatchedLaws();
  const law = change.textProps("law");
  const place = change.textProps("place");
  return (
    <>
      <SelectField
        {...law}
        label="Акт"
        disabled={disabled}
        onText={(key) => {
          law.onText(key);
          onLaw(key);
        }}
      >
        <option value="">Выберите акт</option>
        {laws.data?.map(({ key, title }) => (
          <option key={key} value={key}>
            {key} · {title}
          </option>
        ))}
      </SelectField>
      <TextField
        {...place}
        label="Норма"
        optional
        hint="От большего к меньшему: ст. 9 ч. 4. Пусто — изменился весь акт."
        disabled={disabled}
        autoComplete="off"
        onText={(text) => {
          place.onText(text);
          onNorm();
        }}
      />
      {place.value.trim() === "" ? null : (
        <Checkbox
          label="Затронуть и пункты, которые ссылаются на акт целиком"
          note="Нужно для коротких приказов и правил, которые документы называют без номера пункта."
          disabled={disabled}
          checked={change.form.watch("wholeActToo")}
          onChange={({ target }) => {
            change.set("wholeActToo", target.checked);
            onNorm();
          }}
        />
      )}
    </>
  );
}

/** The new content of an act, and from which day. */
function EditionFields({ change: { textProps } }: FieldsProps) {
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <TextField
          {...textProps("editionName")}
          label="Новая редакция"
          hint={typeset("Например: в редакции от 01.03.2027 № 1-ФЗ")}
          autoComplete="off"
          maxLength={300}
        />
        <TextField
          {...textProps("inForce")}
          label="Действует с"
          hint="День вступления в силу"
          type="date"
        />
      </div>
      <TextAreaField
        {...textProps("whatChanged")}
        label="Что изменилось"
        hint="Своими словами: это прочтут владельцы документов."
        rows={4}
        maxLength={2000}
      />
    </>
  );
}

const describeSameText = ({ sameText }: LawChangeImpact) =>
  `Шаблон ещё прежний: ${plural(sameText, "владелец прочтёт", "владельца прочтут", "владельцев прочтут")} в новой редакции тот же текст.`;

function describeImpact({ documents, owners }: LawChangeImpact): string {
  if (documents === 0) return "Документов с такой ссылкой нет";
  return `Затронет ${formatDocumentCount(documents)}, ${plural(owners, "владелец", "владельца", "владельцев")}`;
}
