"use client";

import { useRef } from "react";
import {
  type DefaultValues,
  type FieldError,
  type FieldValues,
  get,
  type Path,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import type { z } from "zod";
import { formResolver } from "@/components/forms/form-resolver";
import { showFieldErrors } from "@/components/forms/show-field-errors";
import { useFailure } from "@/components/forms/use-failure";
import { useSending } from "@/components/forms/use-sending";

type ApiFormOptions<Values extends FieldValues, Body> = {
  /** From the form to the request's body. */
  schema: z.ZodType<Body, Values>;
  /** All fields, in screen order, unless `fields` names them. */
  defaultValues: Values;
  fields?: readonly Path<Values>[];
  /** The id of a field's control. */
  controlId: (field: Path<Values>) => string;
  /** After a refusal: the error summary, or the first wrong field of a form without one. */
  focus?: "summary" | "field";
  /** Sends the body and continues after success. Throws the API's errors. */
  send: (body: Body, form: UseFormReturn<Values, unknown, Body>) => Promise<void>;
  /** The message when the server gives none although it responded. */
  fallback?: string;
  /** Called after the errors are shown. `named`: the fields that have one. */
  onError?: (error: unknown, named: readonly Path<Values>[]) => void;
};

/**
 * A form of one API call: validates with the request's schema, shows errors at their fields and in the summary, and
 * keeps any other failure as `failure.text`. Does nothing while the call is pending.
 */
export function useApiForm<Values extends FieldValues, Body>(
  options: ApiFormOptions<Values, Body>,
) {
  const { schema, defaultValues, controlId, focus = "summary", send, fallback, onError } = options;
  const { fields = Object.keys(defaultValues) as Path<Values>[] } = options;
  const form = useForm<Values, unknown, Body>({
    defaultValues: defaultValues as DefaultValues<Values>,
    resolver: formResolver(schema),
    shouldFocusError: focus === "field",
  });
  const failure = useFailure(fallback);
  const summary = useRef<HTMLElement>(null);
  const { errors } = form.formState;
  const errorOf = (field: Path<Values>): string | undefined => {
    const error: FieldError | undefined = get(errors, field);
    return error?.message;
  };
  const problems = fields.flatMap((field) => {
    const message = errorOf(field);
    return message ? [{ id: controlId(field), field, message }] : [];
  });

  const showProblems = () => {
    // Wait for the error summary to render.
    if (focus === "summary") setTimeout(() => summary.current?.focus());
  };
  const { isPending, run } = useSending(async (body: Body) => {
    failure.clear();
    try {
      await send(body, form);
    } catch (error) {
      const named = showFieldErrors(error, form.setError, fields);
      const [first] = named;
      if (first === undefined) failure.fail(error);
      else if (focus === "field") form.setFocus(first);
      else showProblems();
      onError?.(error, named);
    }
  });
  return {
    form,
    /** For the error summary. */
    problems,
    summary,
    failure,
    errorOf,
    isPending,
    submit: form.handleSubmit(run, showProblems),
  };
}
