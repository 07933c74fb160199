import { z } from "zod";
import { signInProviders } from "@/lib/core/access/sign-in-providers";
import { instant } from "@/lib/platform/http/responses/response-schemas";

const provider = z.enum(signInProviders);

/** The sign-in services that are configured here. */
export const providersResponse = z.strictObject({ providers: z.array(provider) });

export const providerStartedResponse = z.strictObject({
  url: z.url().describe("Страница сервиса, куда перейти"),
});
export type ProviderStarted = z.output<typeof providerStartedResponse>;

export const pendingSignInResponse = z.strictObject({
  provider,
  /**
   * `enter`: the service is connected to an account; `join`: an account has the same address; `register`: there is
   * none; `refused`: the message says why.
   */
  step: z.enum(["enter", "join", "register", "refused"]),
  email: z.string().nullable(),
  message: z.string().nullable(),
  /** The page where the sign-in was started, a path of this site. */
  next: z.string().nullable(),
});
/** A pending sign-in at a service in this browser. */
export type PendingSignIn = z.output<typeof pendingSignInResponse>;

export const signInMethodsResponse = z.strictObject({
  hasPassword: z.boolean(),
  services: z.array(
    z.strictObject({
      provider,
      /** Whether the operator has it configured: a connected service stays in the list when it is not. */
      isOn: z.boolean(),
      joined: z.strictObject({ email: z.string().nullable(), since: instant }).nullable(),
    }),
  ),
});
/** The user's sign-in methods. */
export type SignInMethods = z.output<typeof signInMethodsResponse>;
