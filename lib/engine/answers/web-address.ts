import { z } from "zod";
import { isEmail, toWebAddress } from "@/lib/engine/answers/typed-address";
import { identifierSchema } from "@/lib/engine/text-schemas";

/** A typed web address (scheme optional, Cyrillic domains allowed) → the readable address. */
export function webAddress(message: string) {
  return identifierSchema(500, message).transform((text, context) => {
    const address = toWebAddress(text);
    if (address !== null) return address;
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  });
}

/** A typed e-mail address, Cyrillic domains allowed → the same, trimmed. */
export function emailAddress(message: string) {
  return identifierSchema(254, message).refine((text) => isEmail(text), message);
}
