"use client";

import { useEffect, useState } from "react";
import { drawParameters, fromQuery, toQuery } from "@/lib/tools/random/address";
import { type DrawErrors, type DrawForm, drawDefaults } from "@/lib/tools/random/terms";

/** The form of a draw, begun from the address; a change takes the errors away. */
export function useDrawForm() {
  const [form, setForm] = useState(drawDefaults);
  const [errors, setErrors] = useState<DrawErrors>({});
  // After the first render: the prerendered page does not know the query.
  useEffect(() => {
    const given = fromQuery(new URLSearchParams(window.location.search));
    if (Object.keys(given).length > 0) setForm((typed) => ({ ...typed, ...given }));
  }, []);
  const change = (part: Partial<DrawForm>) => {
    setErrors({});
    setForm((before) => ({ ...before, ...part }));
  };
  return { form, errors, change, setErrors };
}

/** Makes the address one that opens this form again. Once a draw: a slider would do it at every step. */
export function writeAddress(form: DrawForm): void {
  const address = new URL(window.location.href);
  for (const name of drawParameters) address.searchParams.delete(name);
  for (const [name, value] of new URLSearchParams(toQuery(form))) {
    address.searchParams.set(name, value);
  }
  window.history.replaceState(null, "", `${address.pathname}${address.search}${address.hash}`);
}
