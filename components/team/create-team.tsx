"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { teamWords } from "@/content/team";
import { useCreateOrganisation } from "@/lib/features/organisations/client";
import { explain } from "@/lib/platform/api-client/api-error";

/** One question, then the team is there. Below the teams of others it says what it is about. */
export function CreateTeam({ isFirst }: { isFirst: boolean }) {
  const creation = useCreateOrganisation();
  const [name, setName] = useState("");
  const create = (event: FormEvent) => {
    event.preventDefault();
    if (!creation.isPending) creation.mutate({ name });
  };
  return (
    <form noValidate className="mt-8 max-w-md" onSubmit={create}>
      {isFirst ? null : <h2 className="mb-5 text-2xl">{teamWords.create.title}</h2>}
      <Field
        id="team-name"
        label={teamWords.create.label}
        hint={teamWords.create.hint}
        {...(creation.error ? { error: explain(creation.error, "Попробуйте ещё раз.") } : {})}
      >
        {(control) => (
          <Input
            {...control}
            maxLength={120}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <Button type="submit" className="mt-5" pending={creation.isPending}>
        {teamWords.create.action}
      </Button>
    </form>
  );
}
