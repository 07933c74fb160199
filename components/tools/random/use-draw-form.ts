"use client";

import { useEffect, useState } from "react";
import { drawParameters, fromQuery, toQuery } from "@/lib/tools/random/address";
import { type DrawErrors, type DrawForm, drawDefaults } from "@/lib/tools/random/terms";

/** The form of a draw, initialised from the URL; any change clears the errors. */
export function useDrawForm() {
  const [form, setForm] = useState(drawDefaults);
  const [errors, setErrors] = useState<DrawErrors>({});
  // After the first render: the prerendered page does not know the query.
  useEffect(() => {
    const queryForm = fromQuery(new URLSearchParams(window.location.search));
    if (Object.keys(queryForm).length > 0) setForm((typed) => ({ ...typed, ...queryForm }));
  }, []);
  const change = (part: Partial<DrawForm>) => {
    setErrors({});
    setForm((before) => ({ ...before, ...part }));
  };
  return { form, errors, change, setErrors };
}

/** Writes the form into the URL. Once per draw: a slider would do it at every step. */
export function writeToUrl(form: DrawForm): void {
  const address = new URL(window.location.href);
  for (const name of drawParameters) address.searchParams.delete(name);
  for (const [name, value] of new URLSearchParams(toQuery(form))) {
    address.searchParams.set(name, value);
  }
  window.history.replaceState(null, "", `${address.pathname}${address.search}${address.hash}`);
}
