"use client";

import type { UseFormRegisterReturn } from "react-hook-form";
import { useApiForm } from "@/components/forms/use-api-form";
import { showMessage } from "@/components/shell/messages/show-message";
import { Button } from "@/components/ui/button";
import { ErrorSummary } from "@/components/ui/controls/error-summary";
import { type ControlProps, Field } from "@/components/ui/controls/field";
import { Input } from "@/components/ui/controls/input";
import { Select } from "@/components/ui/controls/select";
import { Textarea } from "@/components/ui/controls/textarea";
import {
  type DetailDefinition,
  type DetailKey,
  details,
} from "@/content/regulator-notification/details";
import { regulatorNotificationTexts } from "@/content/regulator-notification/screen";
import {
  type RegulatorNotification,
  useSaveDetails,
} from "@/lib/features/regulator-notification/client";
import { detailsRequest } from "@/lib/features/regulator-notification/model/details";
import { typeset } from "@/lib/russian/screen-typography";

/** The id of an answer's control, used by links to it. */
export const detailId = (key: DetailKey): string => `detail-${key}`;

/** What only the notification asks: its fields that no question of the passport answers. */
export function DetailsForm({ notification }: { notification: RegulatorNotification }) {
  const { site, sections, details: saved } = notification;
  const saving = useSaveDetails(site.id);
  const fields = sections.flatMap(({ fields }) => fields);
  const questions = [...new Set(fields.flatMap(({ sources }) => sources.flatMap(detailOf)))];
  const isRequired = (key: DetailKey) =>
    fields.some((field) => field.isRequired && field.sources.flatMap(detailOf).includes(key));

  const { form, summary, errorOf, isPending, submit, ...rest } = useApiForm({
    schema: detailsRequest,
    // Answers to questions that are hidden now are sent too: the request replaces all.
    defaultValues: { ...Object.fromEntries(questions.map((key) => [key, ""])), ...saved },
    fields: questions,
    controlId: detailId,
    async send(typed) {
      await saving.mutateAsync(typed);
      void showMessage("success", { title: regulatorNotificationTexts.saved });
    },
    fallback: "Сервер не ответил. Всё, что вы ввели, на месте.",
    onError(_error, rest) {
      if (rest) void showMessage("error", { title: "Сохранить не удалось", description: rest });
    },
  });
  const problems = rest.problems.map(({ id, field, message }) => ({
    id,
    message: `${details[field].label}: ${message}`,
  }));
  return (
    <section aria-labelledby="details" className="mt-12 max-w-3xl">
      <h2 id="details" className="text-xl">
        {regulatorNotificationTexts.details}
      </h2>
      <p className="measure mt-2 text-sm text-ink-soft">
        {typeset(regulatorNotificationTexts.detailsLead)}
      </p>
      <form noValidate onSubmit={submit} className="mt-5">
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
                error={errorOf(key)}
                className={question.kind === "lines" ? "sm:col-span-full" : "self-end"}
              >
                {(control) => (
                  <Control question={question} control={control} register={form.register(key)} />
                )}
              </Field>
            );
          })}
        </div>
        <Button type="submit" className="mt-6" pending={isPending}>
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
  register: UseFormRegisterReturn;
};

function Control({ question, control, register }: ControlPartProps) {
  const shared = { ...control, ...register };
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
