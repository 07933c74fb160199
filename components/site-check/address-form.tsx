"use client";

import { LoaderCircle } from "lucide-react";
import { useRouter } from "next/navigation";
import { type SubmitEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ScriptedForm } from "@/components/forms/scripted-form";
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
  const [isSending, setIsSending] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const fail = (message: string) => {
    flushSync(() => {
      setError(message);
      setIsSending(false);
    });
    input.current?.focus();
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    if (address.trim() === "") return fail(missing);
    setError(undefined);
    setIsSending(true);
    try {
      const check = await startCheck({ url: address });
      // Stays busy until the report opens.
      router.push(`/check/${check.id}`);
    } catch (failure) {
      fail(fieldMessages(failure).url ?? getErrorMessage(failure));
    }
  };

  return (
    <ScriptedForm onSubmit={(event) => void submit(event)} className="max-w-2xl">
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
              aria-disabled={isSending || undefined}
              aria-busy={isSending || undefined}
              className={`${buttonVariants()} max-sm:w-full`}
            >
              {isSending ? (
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
