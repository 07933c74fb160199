"use client";

import { ChevronDown } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { z } from "zod";
import { draftStore } from "@/components/forms/draft-store";
import { parseTexts } from "@/components/forms/parse-draft";
import { useApiForm } from "@/components/forms/use-api-form";
import { usePersistedDraft } from "@/components/forms/use-persisted-draft";
import { showMessage } from "@/components/shell/messages/show-message";
import { Button } from "@/components/ui/button";
import { Radio } from "@/components/ui/controls/choice";
import { ErrorSummary } from "@/components/ui/controls/error-summary";
import { type ControlProps, Field, FieldGroup } from "@/components/ui/controls/field";
import { Input } from "@/components/ui/controls/input";
import { Select } from "@/components/ui/controls/select";
import { Textarea } from "@/components/ui/controls/textarea";
import { paperTexts } from "@/content/internal-papers/screen";
import { mergeUnsavedEdits } from "@/lib/core/changed-fields";
import { checkPaperAnswers } from "@/lib/engine/papers/form";
import { type Papers, useSavePaperAnswers } from "@/lib/features/internal-papers/client";
import { typeset } from "@/lib/russian/screen-typography";

type Question = Papers["questions"][number];
type Values = Record<string, string>;

const controlId = (key: string) => `paper-${key}`;

/**
 * Questions that only these papers ask. Expanded if nothing is answered yet, or for a link to it; otherwise the papers
 * come first.
 */
export function PaperQuestions({ papers }: { papers: Papers }) {
  const { questions, answers, hasStaff } = papers;
  const open = questions.filter(({ key, isRequired }) => isRequired && !answers[key]);
  const [isOpen, setIsOpen] = useState(hasStaff === null || Object.keys(answers).length === 0);
  useEffect(() => {
    if (window.location.hash !== "#questions") return;
    setIsOpen(true);
    document.getElementById("questions")?.scrollIntoView();
  }, []);
  return (
    <details
      id="questions"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="group mt-10 max-w-3xl scroll-mt-5 rounded-md border border-line bg-sheet"
    >
      <summary className="flex min-h-12 cursor-pointer flex-wrap items-baseline gap-x-3 px-5 py-3.5">
        <h2 className="text-lg">{paperTexts.questions}</h2>
        <span className="text-sm text-ink-faint">{paperTexts.unanswered(open.length)}</span>
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.75}
          className="ml-auto size-5 self-center text-ink-faint transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="px-5 pb-6">
        <p className="measure text-sm text-ink-soft">{typeset(paperTexts.questionsLead)}</p>
        <QuestionsForm papers={papers} />
      </div>
    </details>
  );
}

function QuestionsForm({ papers: { site, questions, answers } }: { papers: Papers }) {
  const saving = useSavePaperAnswers(site.id);
  const stored = valuesOf(questions, answers);
  const draft = useMemo(
    () => draftStore({ key: `papers-draft:${site.id}`, area: "tab", parse: parseTexts }),
    [site.id],
  );
  const { form, problems, summary, errorOf, isPending, submit } = useApiForm({
    schema: schemaOf(questions),
    // Only questions of this page: the draft may be of another version.
    defaultValues: valuesOf(questions, { ...answers, ...draft.read() }),
    controlId,
    async send(typed, form) {
      // Hidden questions keep their answers.
      const { answers, questions } = await saving.mutateAsync({ ...answersBeside(), ...typed });
      form.reset(mergeUnsavedEdits(valuesOf(questions, answers), form.getValues(), typed));
      void showMessage("success", { title: paperTexts.saved });
    },
    fallback: paperTexts.noAnswer,
    onError(_error, rest) {
      if (rest) void showMessage("error", { title: paperTexts.notSaved, description: rest });
    },
  });
  const changes = changesOf(form.watch(), stored);
  usePersistedDraft(draft, Object.keys(changes).length > 0 ? changes : null);
  const answersBeside = () =>
    Object.fromEntries(
      Object.entries(answers).filter(
        ([key]) => !questions.some((question) => question.key === key),
      ),
    );

  return (
    <form noValidate onSubmit={submit} className="mt-5">
      <ErrorSummary ref={summary} problems={problems} />
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        {questions.map((question) => {
          const { key, label, hint, kind, isRequired } = question;
          const message = errorOf(key);
          const field = {
            id: controlId(key),
            label: typeset(label),
            optional: !isRequired,
            hint: hint && typeset(hint),
            ...(message && { error: message }),
          };
          return kind === "yesNo" ? (
            <FieldGroup key={key} {...field} className="sm:col-span-full">
              {(control) => <YesNo control={control} register={form.register(key)} />}
            </FieldGroup>
          ) : (
            <Field
              key={key}
              {...field}
              className={kind === "longText" ? "sm:col-span-full" : "self-end"}
            >
              {(control) => (
                <Control question={question} control={control} register={form.register(key)} />
              )}
            </Field>
          );
        })}
      </div>
      <Button type="submit" className="mt-6" pending={isPending}>
        {paperTexts.save}
      </Button>
    </form>
  );
}

const valuesOf = (questions: readonly Question[], answers: Values): Values =>
  Object.fromEntries(questions.map(({ key }) => [key, answers[key] ?? ""]));

const changesOf = (values: Values, stored: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([key, value]) => value !== (stored[key] ?? "")),
  );

/** The server's rule, shown next to each field. */
const schemaOf = (questions: readonly Question[]) =>
  z.record(z.string(), z.string()).superRefine((typed, context) => {
    const wrong = checkPaperAnswers({ questions: [...questions] }, typed);
    for (const [key, [message]] of Object.entries(wrong)) {
      context.addIssue({ code: "custom", message, path: [key] });
    }
  });

type ControlPartProps = {
  question: Question;
  control: ControlProps;
  register: UseFormRegisterReturn;
};

function YesNo({ control, register }: Omit<ControlPartProps, "question">) {
  return (
    <div className="flex gap-6">
      <Radio {...control} value="yes" label={paperTexts.yes} {...register} />
      <Radio value="no" label={paperTexts.no} {...register} />
    </div>
  );
}

function Control({ question, control, register }: ControlPartProps) {
  switch (question.kind) {
    case "choice":
      return (
        <Select {...control} {...register}>
          <option value="">{paperTexts.unset}</option>
          {Object.entries(question.options ?? {}).map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </Select>
      );
    case "date":
      return <Input {...control} {...register} type="date" />;
    case "longText":
      return <Textarea {...control} {...register} rows={3} />;
    default:
      return <Input {...control} {...register} />;
  }
}
