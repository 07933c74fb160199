"use client";

import { type FormEvent, useState } from "react";
import { RoleOptions } from "@/components/features/organisations/role-options";
import { TextField } from "@/components/forms/text-field";
import { showMessage } from "@/components/shell/messages/show-message";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/controls/field";
import { Select } from "@/components/ui/controls/select";
import { organisationTexts } from "@/content/organisations/texts";
import type { MemberRole } from "@/lib/core/access/organisation-roles";
import { useInvite } from "@/lib/features/organisations/client";
import { getErrorMessage } from "@/lib/platform/api-client/api-error";
import { typeset } from "@/lib/russian/screen-typography";

/** An invitation by e-mail. Keeps what was typed until it is sent. */
export function InviteForm({ id }: { id: string }) {
  const { invite: texts } = organisationTexts;
  const invitation = useInvite(id);
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<MemberRole>("editor");
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (invitation.isPending) return;
    invitation.mutate(
      { email, role },
      {
        onSuccess: () => {
          setEmail("");
          void showMessage("success", { title: texts.sent, description: email });
        },
      },
    );
  };
  return (
    <section aria-labelledby="invite">
      <h3 id="invite" className="text-base font-semibold">
        {texts.title}
      </h3>
      <form noValidate className="mt-3 space-y-4" onSubmit={send}>
        <TextField
          id="invite-email"
          label={texts.email}
          type="email"
          autoComplete="off"
          error={
            invitation.error ? getErrorMessage(invitation.error, "Попробуйте ещё раз.") : undefined
          }
          value={email}
          onText={(text) => {
            setEmail(text);
            invitation.reset();
          }}
        />
        <Field id="invite-role" label={texts.role}>
          {(control) => (
            <Select
              {...control}
              value={role}
              onChange={({ target }) => setRole(target.value as MemberRole)}
            >
              <RoleOptions />
            </Select>
          )}
        </Field>
        <Button type="submit" className="w-full" pending={invitation.isPending}>
          {texts.action}
        </Button>
        <p className="text-xs text-ink-faint">{typeset(texts.note)}</p>
      </form>
    </section>
  );
}
