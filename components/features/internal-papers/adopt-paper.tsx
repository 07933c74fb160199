"use client";

import { useState } from "react";
import { paperTitle } from "@/components/features/internal-papers/paper-state";
import { useApiForm } from "@/components/forms/use-api-form";
import { showMessage } from "@/components/shell/messages/show-message";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/controls/field";
import { Input } from "@/components/ui/controls/input";
import { Dialog, DialogContent } from "@/components/ui/overlay/dialog";
import { paperTexts } from "@/content/internal-papers/screen";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import { type ListedPaper, useAdoptPaper } from "@/lib/features/internal-papers/client";
import { adoptionRequest } from "@/lib/features/internal-papers/schema";
import { typeset } from "@/lib/russian/screen-typography";

type AdoptPaperProps = {
  siteId: string;
  paper: ListedPaper;
  variant?: "primary" | "secondary";
};

/** «Отметить утверждённым»: the day and the number on the paper. */
export function AdoptPaper({ siteId, paper, variant = "secondary" }: AdoptPaperProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { text } = paper;
  if (text === null) return null;
  return (
    <>
      <Button
        variant={variant}
        size="sm"
        aria-label={`${paperTexts.adopt}: ${paperTitle(paper)}`}
        onClick={() => setIsOpen(true)}
      >
        {paperTexts.adopt}
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen}>
        {isOpen ? (
          <DialogContent
            title={paperTexts.adoptQuestion}
            description={`${paperTitle(paper)}. ${typeset(paperTexts.adoptLead)}`}
          >
            <AdoptForm siteId={siteId} paper={paper} text={text} onDone={() => setIsOpen(false)} />
          </DialogContent>
        ) : null}
      </Dialog>
    </>
  );
}

const typedSchema = adoptionRequest.pick({ adoptedOn: true, number: true });
const controlIds = { adoptedOn: "adopted-on", number: "adopted-number" };

type AdoptFormProps = { siteId: string; paper: ListedPaper; text: string; onDone: () => void };

function AdoptForm({ siteId, paper, text, onDone }: AdoptFormProps) {
  const adopting = useAdoptPaper(siteId, paper.paper);
  const { form, errorOf, isPending, submit } = useApiForm({
    schema: typedSchema,
    defaultValues: { adoptedOn: toMoscowDate(new Date()), number: "" },
    controlId: (field) => controlIds[field],
    focus: "field",
    async send(typed) {
      const { recipient } = paper;
      await adopting.mutateAsync({ ...typed, text, ...(recipient && { recipient }) });
      onDone();
      void showMessage("success", { title: paperTexts.saved });
    },
    fallback: paperTexts.noAnswer,
    onError(_error, rest) {
      if (rest) void showMessage("error", { title: paperTexts.notSaved, description: rest });
    },
  });
  return (
    <form noValidate onSubmit={submit} className="mt-5 space-y-4">
      {paper.blanks.length > 0 ? (
        <Alert tone="warning">{typeset(paperTexts.adoptBlanks)}</Alert>
      ) : null}
      <Field id={controlIds.adoptedOn} label={paperTexts.day} error={errorOf("adoptedOn")}>
        {(control) => <Input {...control} {...form.register("adoptedOn")} type="date" />}
      </Field>
      <Field
        id={controlIds.number}
        label={paperTexts.number}
        optional
        hint={paperTexts.numberHint}
        error={errorOf("number")}
      >
        {(control) => (
          <Input {...control} {...form.register("number")} maxLength={100} autoComplete="off" />
        )}
      </Field>
      <Button type="submit" pending={isPending}>
        {paperTexts.save}
      </Button>
    </form>
  );
}
