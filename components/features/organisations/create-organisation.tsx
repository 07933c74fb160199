"use client";

import { type FormEvent, useState } from "react";
import { NameField } from "@/components/features/organisations/name-field";
import { Button } from "@/components/ui/button";
import { organisationTexts } from "@/content/organisations/texts";
import { useCreateOrganisation } from "@/lib/features/organisations/client";

/** Creates an organisation from one question. Below those of others it also explains what one is. */
export function CreateOrganisation({ isFirst }: { isFirst: boolean }) {
  const creation = useCreateOrganisation();
  const [name, setName] = useState("");
  const create = (event: FormEvent) => {
    event.preventDefault();
    if (!creation.isPending) creation.mutate({ name });
  };
  return (
    <form noValidate className="mt-8 max-w-md" onSubmit={create}>
      {isFirst ? null : <h2 className="mb-5 text-2xl">{organisationTexts.create.title}</h2>}
      <NameField id="organisation-name" value={name} error={creation.error} onChange={setName} />
      <Button type="submit" className="mt-5" pending={creation.isPending}>
        {organisationTexts.create.action}
      </Button>
    </form>
  );
}
