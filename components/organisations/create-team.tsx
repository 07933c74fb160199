"use client";

import { type FormEvent, useState } from "react";
import { NameField } from "@/components/organisations/name-field";
import { Button } from "@/components/ui/button";
import { teamTexts } from "@/content/team";
import { useCreateOrganisation } from "@/lib/features/organisations/client";

/** Creates a team from one question. Below the teams of others it also explains what a team is. */
export function CreateTeam({ isFirst }: { isFirst: boolean }) {
  const creation = useCreateOrganisation();
  const [name, setName] = useState("");
  const create = (event: FormEvent) => {
    event.preventDefault();
    if (!creation.isPending) creation.mutate({ name });
  };
  return (
    <form noValidate className="mt-8 max-w-md" onSubmit={create}>
      {isFirst ? null : <h2 className="mb-5 text-2xl">{teamTexts.create.title}</h2>}
      <NameField id="team-name" value={name} error={creation.error} onChange={setName} />
      <Button type="submit" className="mt-5" pending={creation.isPending}>
        {teamTexts.create.action}
      </Button>
    </form>
  );
}
