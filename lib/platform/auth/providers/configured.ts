import "server-only";

import { type SignInProvider, signInProviders } from "@/lib/core/access/sign-in-providers";
import { environment } from "@/lib/platform/config/environment";

/** The services that the operator has registered an application with, in their order on the screens. */
export const configuredProviders = (): SignInProvider[] =>
  signInProviders.filter((provider) => environment()[provider] !== null);

/** Where a service sends the browser back to; the operator enters it there, to the letter. */
export const callbackAddress = (provider: SignInProvider): string =>
  `${environment().siteUrl}/sign-in/${provider}`;
