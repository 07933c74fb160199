import "server-only";

import type { Environment } from "@/lib/platform/config/environment";
import type { Network } from "./connect/request";
import { resolverOf } from "./connect/resolve";
import { robotName, robotPagePath } from "./robot";

/** How the checks of this process reach the internet. */
export function publicNetwork({ siteUrl, siteCheckResolve }: Environment): Network {
  return {
    resolve: resolverOf(),
    namedHosts: siteCheckResolve,
    ports: [80, 443],
    userAgent: `Mozilla/5.0 (compatible; ${robotName}/1.0; +${siteUrl}${robotPagePath})`,
  };
}
