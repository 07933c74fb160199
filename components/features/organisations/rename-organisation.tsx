"use client";

import { type FormEvent, useState } from "react";
import { NameField } from "@/components/features/organisations/name-field";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/overlay/dialog";
import { useRenameOrganisation } from "@/lib/features/organisations/client";
import type { Organisation } from "@/lib/features/organisations/responses";

/** A new name, as the studio's clients know it. */
export function RenameOrganisation({ organisation }: { organisation: Organisation }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        Переименовать
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen}>
        {isOpen ? (
          <DialogContent title="Переименовать команду">
            <NameForm organisation={organisation} onClose={() => setOpen(false)} />
          </DialogContent>
        ) : null}
      </Dialog>
    </>
  );
}

function NameForm({ organisation, onClose }: { organisation: Organisation; onClose: () => void }) {
  const renaming = useRenameOrganisation(organisation.id);
  const [name, setName] = useState(organisation.name);
  const rename = (event: FormEvent) => {
    event.preventDefault();
    if (!renaming.isPending) renaming.mutate({ name }, { onSuccess: onClose });
  };
  return (
    <form noValidate className="mt-5" onSubmit={rename}>
      <NameField
        id="new-organisation-name"
        value={name}
        error={renaming.error}
        onChange={setName}
      />
      <Button type="submit" className="mt-5" pending={renaming.isPending}>
        Сохранить
      </Button>
    </form>
  );
}
