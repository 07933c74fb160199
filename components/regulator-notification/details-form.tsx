"use client";

import { type FormEvent, useRef, useState } from "react";
import { useFailure } from "@/components/forms/use-failure";
import { showFailure } from "@/components/shell/messages/show-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { Button } from "@/components/ui/button";
import { ErrorSummary } from "@/components/ui/controls/error-summary";
import { type ControlProps, Field } from "@/components/ui/controls/field";
import { Input } from "@/components/ui/controls/input";
import { Select } from "@/components/ui/controls/select";
import { Textarea } from "@/components/ui/controls/textarea";
import { type DetailDefinition, type DetailKey, details } from "@/content/regulator/details";
import { regulatorNotificationTexts } from "@/content/regulator/screen";
import {
  type RegulatorNotification,
  useSaveDetails,
} from "@/lib/features/regulator-notification/client";
import { fieldMessages } from "@/lib/platform/api-client/api-error";
import { typeset } from "@/lib/russian/screen-typography";

/** The id of an answer's control, used by links to it. */
export const detailId = (key: DetailKey): string => `detail-${key}`;

/** What only the notification asks: its fields that no question of the passport answers. */
export function DetailsForm({ notification }: { notification: RegulatorNotification }) {
  const { site, sections, details: saved } = notification;
  const saving = useSaveDetails(site.id);
  const [typed, setTyped] = useState<Record<string, string>>(saved);
  const failure = useFailure();
  const summary = useRef<HTMLElement>(null);
  const fields = sections.flatMap(({ fields }) => fields);
  const questions = [...new Set(fields.flatMap(({ sources }) => sources.flatMap(detailOf)))];
  const isRequired = (key: DetailKey) =>
    fields.some((field) => field.isRequired && field.sources.flatMap(detailOf).includes(key));

  const save = (event: FormEvent) => {
    event.preventDefault();
    saving.mutate(typed, {
      onSuccess: () => {
        failure.clear();
        void showMessage("success", { title: regulatorNotificationTexts.saved });
      },
      onError: (error) => {
        if (Object.keys(fieldMessages(error)).length > 0) {
          failure.fail(error);
          summary.current?.focus();
          return;
        }
        void showFailure(
          "Сохранить не удалось",
          error,
          "Сервер не ответил. Всё, что вы ввели, на месте.",
        );
      },
    });
  };
  const problems = questions.flatMap((key) =>
    failure.errorOf(key)
      ? [{ id: detailId(key), message: `${details[key].label}: ${failure.errorOf(key)}` }]
      : [],
  );
  return (
    <section aria-labelledby="details" className="mt-12 max-w-3xl">
      <h2 id="details" className="text-xl">
        {regulatorNotificationTexts.details}
      </h2>
      <p className="measure mt-2 text-sm text-ink-soft">
        {typeset(regulatorNotificationTexts.detailsLead)}
      </p>
      <form noValidate onSubmit={save} className="mt-5">
        <ErrorSummary ref={summary} problems={problems} />
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
          {questions.map((key) => {
            const question: DetailDefinition = details[key];
            return (
              <Field
                key={key}
                id={detailId(key)}
                label={question.label}
                optional={!isRequired(key)}
                hint={question.hint && typeset(question.hint)}
                error={failure.errorOf(key)}
                className={question.kind === "lines" ? "sm:col-span-full" : "self-end"}
              >
                {(control) => (
                  <Control
                    question={question}
                    control={control}
                    value={typed[key] ?? ""}
                    onChange={(value) => setTyped({ ...typed, [key]: value })}
                  />
                )}
              </Field>
            );
          })}
        </div>
        <Button type="submit" className="mt-6" pending={saving.isPending}>
          {regulatorNotificationTexts.save}
        </Button>
      </form>
    </section>
  );
}

const detailOf = (
  source: RegulatorNotification["sections"][number]["fields"][number]["sources"][number],
) => ("detail" in source ? [source.detail] : []);

type ControlPartProps = {
  question: DetailDefinition;
  control: ControlProps;
  value: string;
  onChange: (value: string) => void;
};

function Control({ question, control, value, onChange }: ControlPartProps) {
  const shared = {
    ...control,
    value,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  switch (question.kind) {
    case "choice":
      return (
        <Select {...shared}>
          <option value="">{regulatorNotificationTexts.unset}</option>
          {Object.entries(question.options).map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </Select>
      );
    case "day":
      return <Input {...shared} type="date" />;
    case "lines":
      return <Textarea {...shared} rows={2} maxLength={question.max} />;
    default:
      return <Input {...shared} maxLength={question.max} />;
  }
}
