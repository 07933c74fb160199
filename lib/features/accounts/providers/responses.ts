import { z } from "zod";
import { signInProviders } from "@/lib/core/access/sign-in-providers";
import { instant } from "@/lib/platform/http/responses/response-schemas";

const provider = z.enum(signInProviders);

/** The services that are switched on here. */
export const providersResponse = z.strictObject({ providers: z.array(provider) });

export const providerStartedResponse = z.strictObject({
  url: z.url().describe("Страница сервиса, куда перейти"),
});
export type ProviderStarted = z.output<typeof providerStartedResponse>;

export const pendingSignInResponse = z.strictObject({
  provider,
  /**
   * `enter`: the service is joined to an account; `join`: the account has its address; `register`: there is none;
   * `refused`: the message says why.
   */
  step: z.enum(["enter", "join", "register", "refused"]),
  email: z.string().nullable(),
  message: z.string().nullable(),
  /** The page that sent here, a path of this site. */
  next: z.string().nullable(),
});
/** A sign-in at a service that is under way in this browser. */
export type PendingSignIn = z.output<typeof pendingSignInResponse>;

export const signInMethodsResponse = z.strictObject({
  hasPassword: z.boolean(),
  services: z.array(
    z.strictObject({
      provider,
      /** Whether the operator has it switched on: what is joined stays listed when it is off. */
      isOn: z.boolean(),
      joined: z.strictObject({ email: z.string().nullable(), since: instant }).nullable(),
    }),
  ),
});
/** How the user can sign in. */
export type SignInMethods = z.output<typeof signInMethodsResponse>;
