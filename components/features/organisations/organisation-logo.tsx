"use client";

import { useId } from "react";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { logoTexts } from "@/content/organisations/texts";
import { useRemoveLogo, useSetLogo } from "@/lib/features/organisations/client";
import type { Organisation } from "@/lib/features/organisations/responses";
import { getErrorMessage } from "@/lib/platform/api-client/api-error";
import { typeset } from "@/lib/russian/screen-typography";

/** Larger files are rejected before they are read. */
const maxBytes = 128 * 1024;

/** The organisation's logo: view, choose, remove. */
export function OrganisationLogo({ organisation }: { organisation: Organisation }) {
  const input = useId();
  const setting = useSetLogo(organisation.id);
  const removal = useRemoveLogo(organisation.id);
  const isTooLarge = setting.variables !== undefined && setting.variables.size > maxBytes;
  const error = setting.error ?? removal.error;
  const choose = (file: File | undefined) => {
    if (file) setting.mutate(file);
  };
  return (
    <section aria-labelledby="organisation-logo">
      <h3 id="organisation-logo" className="text-base font-semibold">
        {logoTexts.title}
      </h3>
      <p className="mt-1.5 text-sm text-ink-soft">{typeset(logoTexts.note)}</p>
      {organisation.hasLogo ? (
        // biome-ignore lint/performance/noImgElement: a picture of the user's own, as it is.
        <img
          key={setting.submittedAt}
          src={`/api/organisations/${organisation.id}/logo?${setting.submittedAt}`}
          alt={logoTexts.title}
          className="mt-3 max-h-12 max-w-50 rounded-sm bg-white p-1"
        />
      ) : null}
      {error ? (
        <p role="alert" className="mt-2 text-sm text-danger">
          {isTooLarge ? logoTexts.tooLarge : getErrorMessage(error, "Попробуйте ещё раз.")}
        </p>
      ) : null}
      <div className="mt-3 flex flex-wrap gap-2">
        <label
          htmlFor={input}
          className={`${buttonVariants({ variant: "secondary", size: "sm" })} cursor-pointer focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent`}
        >
          {organisation.hasLogo ? logoTexts.another : logoTexts.choose}
          <input
            id={input}
            type="file"
            accept="image/png,image/jpeg"
            className="sr-only"
            disabled={setting.isPending}
            onChange={({ target }) => {
              choose(target.files?.[0]);
              target.value = "";
            }}
          />
        </label>
        {organisation.hasLogo ? (
          <Button
            variant="quiet"
            size="sm"
            pending={removal.isPending}
            onClick={() => removal.mutate()}
          >
            {logoTexts.remove}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
