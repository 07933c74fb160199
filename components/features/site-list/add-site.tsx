"use client";

import type { UseMutationResult } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/controls/field";
import { Input } from "@/components/ui/controls/input";
import { Dialog, DialogContent } from "@/components/ui/overlay/dialog";
import { useCreateSite } from "@/lib/features/sites/client";
import type { SiteDetails } from "@/lib/features/sites/responses";
import { getErrorMessage } from "@/lib/platform/api-client/api-error";

/** «Добавить сайт»: asks for an address, then opens the site's overview. */
export function AddSite() {
  const [isOpen, setIsOpen] = useState(false);
  const router = useRouter();
  const creation = useCreateSite();
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        <Plus aria-hidden="true" strokeWidth={1.75} />
        Добавить сайт
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen}>
        {isOpen ? (
          <DialogContent
            title="Новый сайт"
            description="Сведения о нём и документы появятся на его странице."
          >
            <NewSiteForm creation={creation} onCreated={(id) => router.push(`/sites/${id}`)} />
          </DialogContent>
        ) : null}
      </Dialog>
    </>
  );
}

type AddressFormProps = {
  creation: UseMutationResult<SiteDetails, Error, { address: string }>;
  onCreated: (id: string) => void;
};

/** Asks for the address of a new site and creates it. */
export function NewSiteForm({ creation, onCreated }: AddressFormProps) {
  const [address, setAddress] = useState("");
  const [error, setError] = useState<string | undefined>();
  const create = (event: FormEvent) => {
    event.preventDefault();
    if (address.trim() === "") return setError("Укажите адрес сайта");
    creation.mutate(
      { address },
      {
        onSuccess: ({ id }) => onCreated(id),
        onError: (failure) => setError(getErrorMessage(failure)),
      },
    );
  };
  return (
    <form noValidate className="mt-5" onSubmit={create}>
      <Field
        id="site-address"
        label="Адрес сайта"
        hint="Например, romashka.ru или магазин.рф."
        error={error}
      >
        {(control) => (
          <Input
            {...control}
            inputMode="url"
            autoCapitalize="none"
            autoComplete="url"
            spellCheck={false}
            value={address}
            onChange={({ target }) => {
              setAddress(target.value);
              setError(undefined);
            }}
          />
        )}
      </Field>
      <Button type="submit" className="mt-5" pending={creation.isPending || creation.isSuccess}>
        Добавить
      </Button>
    </form>
  );
}
