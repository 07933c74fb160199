import { z } from "zod";
import { defineRoute } from "@/lib/platform/http/define-route";
import { type Call, call } from "@/tests/support/api/calls/api-call";

/** The schema of its body. */
export const echoedBody = z.strictObject({
  name: z.string("Введите имя").min(1, "Введите имя"),
  age: z.number("Введите возраст").optional(),
  tags: z.array(z.enum(["a", "b"], "Выберите вариант из списка")).optional(),
});

/** A route that returns the body it received. */
export const echo = defineRoute({
  access: "public",
  limit: "none",
  body: echoedBody,
  handle: async (context) => ({ got: context.body }),
});

export const postToEcho = (options: Call) =>
  call(echo, "/api/echo", { method: "POST", ...options });
