import "server-only";

import type { Network } from "@/lib/features/site-check/fetch/connect/request";
import { resolverOf } from "@/lib/features/site-check/fetch/connect/resolve";
import { robotName, robotPagePath } from "@/lib/features/site-check/fetch/robot";
import type { Environment } from "@/lib/platform/config/environment";

/** How the checks of this process reach the internet. */
export function publicNetwork({ siteUrl, siteCheckResolve }: Environment): Network {
  return {
    resolve: resolverOf(),
    namedHosts: siteCheckResolve,
    ports: [80, 443],
    userAgent: `Mozilla/5.0 (compatible; ${robotName}/1.0; +${siteUrl}${robotPagePath})`,
  };
}
