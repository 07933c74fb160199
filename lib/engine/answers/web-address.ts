import { z } from "zod";
import { isEmail, toWebAddress } from "@/lib/engine/answers/typed-address";
import { identifier } from "@/lib/engine/text";

/** A web address as typed (scheme optional, Cyrillic domains allowed) → the readable address. */
export function webAddress(message: string) {
  return identifier(500, message).transform((text, context) => {
    const address = toWebAddress(text);
    if (address !== null) return address;
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  });
}

/** An e-mail as typed, Cyrillic domains allowed → the same without spaces around. */
export function emailAddress(message: string) {
  return identifier(254, message).refine((text) => isEmail(text), message);
}
