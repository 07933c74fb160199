import "server-only";

import { type SignInProvider, signInProviders } from "@/lib/core/access/sign-in-providers";
import { environment } from "@/lib/platform/config/environment";

/** The services for which the operator has configured an application, in the order of the screens. */
export const configuredProviders = (): SignInProvider[] =>
  signInProviders.filter((provider) => environment()[provider] !== null);

/** The callback address of a service; the operator has to register exactly this address there. */
export const callbackAddress = (provider: SignInProvider): string =>
  `${environment().siteUrl}/sign-in/${provider}`;
