"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { teamWords } from "@/content/team";
import { useRenameOrganisation } from "@/lib/features/organisations/client";
import type { Organisation } from "@/lib/features/organisations/responses";
import { explain } from "@/lib/platform/api-client/api-error";

/** A new name, as clients know the studio. */
export function RenameTeam({ team }: { team: Organisation }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        Переименовать
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen}>
        {isOpen ? (
          <DialogContent title="Переименовать команду">
            <NameForm team={team} onClose={() => setOpen(false)} />
          </DialogContent>
        ) : null}
      </Dialog>
    </>
  );
}

function NameForm({ team, onClose }: { team: Organisation; onClose: () => void }) {
  const renaming = useRenameOrganisation(team.id);
  const [name, setName] = useState(team.name);
  const rename = (event: FormEvent) => {
    event.preventDefault();
    renaming.mutate({ name }, { onSuccess: onClose });
  };
  return (
    <form noValidate className="mt-5" onSubmit={rename}>
      <Field
        id="new-team-name"
        label={teamWords.create.label}
        hint={teamWords.create.hint}
        {...(renaming.error ? { error: explain(renaming.error, "Попробуйте ещё раз.") } : {})}
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
      <Button type="submit" className="mt-5" pending={renaming.isPending}>
        Сохранить
      </Button>
    </form>
  );
}
