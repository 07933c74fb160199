"use client";

import { type FormEvent, useState } from "react";
import { showMessage } from "@/components/shell/messages/show-message";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/controls/field";
import { Input } from "@/components/ui/controls/input";
import { Dialog, DialogContent } from "@/components/ui/overlay/dialog";
import { useRenameSite } from "@/lib/features/sites/client";
import type { SiteDetails } from "@/lib/features/sites/responses";
import { getErrorMessage } from "@/lib/platform/api-client/api-error";

type RenameSiteProps = { site: SiteDetails; open: boolean; onClose: () => void };

/** A custom name; the address stays. */
export function RenameSite({ site, open, onClose }: RenameSiteProps) {
  return (
    <Dialog open={open} onOpenChange={(opens) => (opens ? undefined : onClose())}>
      {open ? (
        <DialogContent
          title="Переименовать сайт"
          description="Название видите только вы: в документах стоит адрес."
        >
          <NameForm site={site} onClose={onClose} />
        </DialogContent>
      ) : null}
    </Dialog>
  );
}

function NameForm({ site, onClose }: Omit<RenameSiteProps, "open">) {
  const renaming = useRenameSite(site.id);
  const [name, setName] = useState(site.name);
  const [error, setError] = useState<string | undefined>();
  const rename = (event: FormEvent) => {
    event.preventDefault();
    renaming.mutate(name, {
      onSuccess: () => {
        onClose();
        void showMessage("success", { title: "Сайт переименован" });
      },
      onError: (failure) => setError(getErrorMessage(failure)),
    });
  };
  return (
    <form noValidate className="mt-5" onSubmit={rename}>
      <Field id="site-name" label="Название" error={error}>
        {(control) => (
          <Input
            {...control}
            maxLength={120}
            value={name}
            onChange={({ target }) => {
              setName(target.value);
              setError(undefined);
            }}
          />
        )}
      </Field>
      <Button type="submit" className="mt-5" pending={renaming.isPending}>
        Сохранить
      </Button>
    </form>
  );
}
