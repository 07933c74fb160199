"use client";

import { LoaderCircle } from "lucide-react";
import { useRouter } from "next/navigation";
import { type SubmitEvent, useRef, useState, useTransition } from "react";
import { flushSync } from "react-dom";
import { ScriptedForm } from "@/components/forms/scripted-form";
import { useSending } from "@/components/forms/use-sending";
import { buttonVariants } from "@/components/ui/button-variants";
import { controlClasses } from "@/components/ui/controls/control-classes";
import { Field } from "@/components/ui/controls/field";
import { startCheck } from "@/lib/features/site-check/calls";
import { fieldMessages, getErrorMessage } from "@/lib/platform/api-client/api-error";

const missing = "Укажите адрес сайта, например romashka.ru";

/** Asks for the address of a site, starts its check and opens the report. */
export function AddressForm({ id, hint }: { id: string; hint?: string }) {
  const router = useRouter();
  const [address, setAddress] = useState("");
  const [error, setError] = useState<string | undefined>();
  const [isOpening, startOpening] = useTransition();
  const input = useRef<HTMLInputElement>(null);

  const fail = (message: string) => {
    flushSync(() => setError(message));
    input.current?.focus();
  };

  const { isPending, run } = useSending(async () => {
    setError(undefined);
    try {
      const check = await startCheck({ url: address });
      startOpening(() => router.push(`/check/${check.id}`));
    } catch (failure) {
      fail(fieldMessages(failure).url ?? getErrorMessage(failure));
    }
  });
  const isBusy = isPending || isOpening;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    if (address.trim() === "") return fail(missing);
    void run();
  };

  return (
    <ScriptedForm onSubmit={submit} className="max-w-2xl">
      <Field id={id} label="Адрес сайта" hint={hint} error={error}>
        {(control) => (
          <div className="flex flex-wrap gap-3">
            <input
              {...control}
              ref={input}
              type="text"
              inputMode="url"
              autoComplete="url"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={2000}
              placeholder="romashka.ru"
              value={address}
              onChange={({ target }) => {
                setAddress(target.value);
                setError(undefined);
              }}
              className={`${controlClasses} h-11 min-w-0 flex-1 basis-60`}
            />
            <button
              type="submit"
              aria-disabled={isBusy || undefined}
              aria-busy={isBusy || undefined}
              className={`${buttonVariants()} max-sm:w-full`}
            >
              {isBusy ? (
                <LoaderCircle aria-hidden="true" strokeWidth={1.75} className="animate-turn" />
              ) : null}
              Проверить сайт
            </button>
          </div>
        )}
      </Field>
    </ScriptedForm>
  );
}
