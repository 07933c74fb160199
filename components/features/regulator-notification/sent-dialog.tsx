"use client";

import { type FormEvent, useState } from "react";
import { useFailure } from "@/components/forms/use-failure";
import { showFailure } from "@/components/shell/messages/show-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/controls/field";
import { Input } from "@/components/ui/controls/input";
import { Dialog, DialogContent } from "@/components/ui/overlay/dialog";
import { regulatorNotificationTexts } from "@/content/regulator-notification/screen";
import { typeset } from "@/lib/russian/screen-typography";

type Given = { sentOn: string; number: string; accessKey: string };

type SentDialogProps = {
  open: boolean;
  lead: string;
  /** What an empty key field means. */
  keyHint: string;
  initial: Pick<Given, "sentOn" | "number">;
  isPending: boolean;
  onClose: () => void;
  /** @throws ApiError */
  save: (given: Given) => Promise<unknown>;
};

/** The day, the number and the key of what was sent. */
export function SentDialog({ open, lead, onClose, ...props }: SentDialogProps) {
  return (
    <Dialog open={open} onOpenChange={(opens) => (opens ? undefined : onClose())}>
      {open ? (
        <DialogContent title={regulatorNotificationTexts.sentQuestion} description={typeset(lead)}>
          <SentForm onClose={onClose} {...props} />
        </DialogContent>
      ) : null}
    </Dialog>
  );
}

type SentFormProps = Omit<SentDialogProps, "open" | "lead">;

function SentForm({ keyHint, initial, isPending, onClose, save }: SentFormProps) {
  const [values, setValues] = useState<Given>({ ...initial, accessKey: "" });
  const failure = useFailure();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    failure.clear();
    try {
      await save(values);
      onClose();
      void showMessage("success", { title: regulatorNotificationTexts.saved });
    } catch (error) {
      const messages = failure.fail(error);
      // Field errors are shown next to the fields; there is no place for others in the form.
      if (Object.keys(messages).length === 0) void showFailure("Сохранить не удалось", error);
    }
  };
  const input = (key: keyof Given) => ({
    value: values[key],
    onChange: ({ target }: { target: { value: string } }) =>
      setValues({ ...values, [key]: target.value }),
    autoComplete: "off",
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-5 space-y-4">
      <Field id="sent-on" label={regulatorNotificationTexts.day} error={failure.errorOf("sentOn")}>
        {(control) => <Input {...control} {...input("sentOn")} type="date" />}
      </Field>
      <Field
        id="sent-number"
        label={regulatorNotificationTexts.number}
        optional
        error={failure.errorOf("number")}
      >
        {(control) => <Input {...control} {...input("number")} maxLength={100} />}
      </Field>
      <Field
        id="sent-key"
        label={regulatorNotificationTexts.key}
        optional
        hint={keyHint}
        error={failure.errorOf("accessKey")}
      >
        {(control) => <Input {...control} {...input("accessKey")} maxLength={100} />}
      </Field>
      <Button type="submit" pending={isPending}>
        {regulatorNotificationTexts.save}
      </Button>
    </form>
  );
}
