"use client";

import { useState } from "react";
import { formatDocumentCount, formatNorm } from "@/components/admin/law-watch/law-labels";
import { SelectField, TextAreaField, TextField } from "@/components/forms/text-field";
import { useFailure } from "@/components/forms/use-failure";
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
import { lawWatchMessages as messages } from "@/lib/features/law-watch/messages";
import type { LawChangeReach } from "@/lib/features/law-watch/responses";
import { plural } from "@/lib/russian/plural";
import { typeset } from "@/lib/russian/screen-typography";

const empty = { place: "", wholeActToo: false, editionName: "", inForce: "", whatChanged: "" };
type Values = typeof empty;
type Errors = Record<string, string>;

type ChangeFormProps = { law: string; onLawChange: (law: string) => void };

/**
 * «Норма изменилась»: counts the affected documents, asks for confirmation, then marks them. Keeps what was typed until
 * it is saved.
 */
export function ChangeForm({ law, onLawChange }: ChangeFormProps) {
  const counting = useCountLawChange();
  const enter = useEnterLawChange();
  const [values, setValues] = useState(empty);
  const failure = useFailure();
  const [reach, setReach] = useState<LawChangeReach | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const norm = { law, place: values.place.trim(), wholeActToo: values.wholeActToo };
  const set = (change: Partial<Values>) => {
    setValues((now) => ({ ...now, ...change }));
    // The count is of values that have since changed.
    if ("place" in change || "wholeActToo" in change) setReach(null);
  };

  const count = async (): Promise<boolean> => {
    if (law === "") {
      failure.reject({ law: messages.law });
      return false;
    }
    failure.clear();
    try {
      setReach(await counting.mutateAsync(norm));
      return true;
    } catch (error) {
      failure.fail(error);
      return false;
    }
  };
  const ask = async () => {
    const missing = findMissing(law, values);
    if (Object.keys(missing).length > 0) {
      failure.reject(missing, failure.text);
      const [first] = Object.keys(missing);
      document.getElementById(`law-change-${first}`)?.focus();
      return;
    }
    if (await count()) setIsAsking(true);
  };
  const send = async () => {
    try {
      const created = await enter.mutateAsync({ ...values, ...norm });
      void showMessage("success", {
        title: "Изменение отмечено",
        description: `${describeReach(created)}.`,
      });
      setValues(empty);
      setReach(null);
      onLawChange("");
    } catch (error) {
      failure.fail(error);
    }
    setIsAsking(false);
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
          if (!counting.isPending) void ask();
        }}
      >
        <NormFields
          law={law}
          values={values}
          errors={failure.messages}
          // The counted values must not change, or the dialog would show the count of another norm.
          disabled={counting.isPending}
          onLaw={(key) => {
            onLawChange(key);
            setReach(null);
          }}
          onChange={set}
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            type="button"
            variant="secondary"
            size="sm"
            pending={counting.isPending}
            onClick={() => void count()}
          >
            Посчитать документы
          </Button>
          <p aria-live="polite" className="text-sm text-ink-soft">
            {reach ? `${describeReach(reach)}.` : ""}
          </p>
        </div>
        <EditionFields values={values} errors={failure.messages} onChange={set} />
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
        open={isAsking}
        onOpenChange={setIsAsking}
        tone="primary"
        title={`Отметить изменение: ${formatNorm(norm)}?`}
        description={
          reach && reach.documents > 0
            ? `${describeReach(reach)}. ${reach.sameText > 0 ? describeSameText(reach) : "Владельцы получат уведомления."}`
            : "Сохранённые документы на эту норму не ссылаются. Изменение останется в списке."
        }
        action={reach && reach.sameText > 0 ? "Всё равно отметить" : "Отметить"}
        instead={
          reach && reach.sameText > 0
            ? { href: "/admin/templates", label: "Сначала изменить шаблон" }
            : undefined
        }
        pending={enter.isPending}
        onConfirm={() => void send()}
      />
    </section>
  );
}

type FieldsProps = {
  values: Values;
  errors: Errors;
  onChange: (change: Partial<Values>) => void;
};

type NormFieldsProps = FieldsProps & {
  law: string;
  disabled: boolean;
  onLaw: (law: string) => void;
};

/** Which norm has changed. */
function NormFields({ law, values, errors, disabled, onLaw, onChange }: NormFieldsProps) {
  const laws = useWatchedLaws();
  return (
    <>
      <SelectField
        id="law-change-law"
        label="Акт"
        error={errors.law}
        disabled={disabled}
        value={law}
        onText={onLaw}
      >
        <option value="">Выберите акт</option>
        {laws.data?.map(({ key, title }) => (
          <option key={key} value={key}>
            {key} · {title}
          </option>
        ))}
      </SelectField>
      <TextField
        id="law-change-place"
        label="Норма"
        optional
        hint="От большего к меньшему: ст. 9 ч. 4. Пусто — изменился весь акт."
        error={errors.place}
        disabled={disabled}
        autoComplete="off"
        value={values.place}
        onText={(place) => onChange({ place })}
      />
      {values.place.trim() === "" ? null : (
        <Checkbox
          label="Затронуть и пункты, которые ссылаются на акт целиком"
          note="Нужно для коротких приказов и правил, которые документы называют без номера пункта."
          disabled={disabled}
          checked={values.wholeActToo}
          onChange={({ target }) => onChange({ wholeActToo: target.checked })}
        />
      )}
    </>
  );
}

/** The new content of an act, and from which day. */
function EditionFields({ values, errors, onChange }: FieldsProps) {
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <TextField
          id="law-change-editionName"
          label="Новая редакция"
          hint={typeset("Например: в редакции от 01.03.2027 № 1-ФЗ")}
          error={errors.editionName}
          autoComplete="off"
          maxLength={300}
          value={values.editionName}
          onText={(editionName) => onChange({ editionName })}
        />
        <TextField
          id="law-change-inForce"
          label="Действует с"
          hint="День вступления в силу"
          error={errors.inForce}
          type="date"
          value={values.inForce}
          onText={(inForce) => onChange({ inForce })}
        />
      </div>
      <TextAreaField
        id="law-change-whatChanged"
        label="Что изменилось"
        hint="Своими словами: это прочтут владельцы документов."
        error={errors.whatChanged}
        rows={4}
        maxLength={2000}
        value={values.whatChanged}
        onText={(whatChanged) => onChange({ whatChanged })}
      />
    </>
  );
}

function findMissing(law: string, { editionName, inForce, whatChanged }: Values): Errors {
  const filled = { law, editionName, inForce, whatChanged };
  return Object.fromEntries(
    Object.entries(filled)
      .filter(([, value]) => value.trim() === "")
      .map(([field]) => [field, messages[field as keyof typeof filled]]),
  );
}

const describeSameText = ({ sameText }: LawChangeReach) =>
  `Шаблон ещё прежний: ${plural(sameText, "владелец прочтёт", "владельца прочтут", "владельцев прочтут")} в новой редакции тот же текст.`;

function describeReach({ documents, owners }: LawChangeReach): string {
  if (documents === 0) return "Документов с такой ссылкой нет";
  return `Затронет ${formatDocumentCount(documents)}, ${plural(owners, "владелец", "владельца", "владельцев")}`;
}
