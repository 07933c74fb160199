import { createHash, timingSafeEqual } from "node:crypto";
import { DomainError } from "@/lib/core/errors";
import { environment } from "@/lib/platform/config/environment";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { meters } from "@/lib/platform/metrics/registry";

/** Metrics for Prometheus: `Authorization: Bearer <METRICS_TOKEN>`. 404 when that variable is not set. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  GET: defineRoute({
    access: "public",
    limit: "none",
    handle: async ({ request }) => {
      const { metricsToken } = environment();
      if (metricsToken === undefined) throw new DomainError("NOT_FOUND", "Такого адреса нет.");
      if (!sameSecret(request.headers.get("authorization") ?? "", `Bearer ${metricsToken}`)) {
        throw new DomainError("UNAUTHENTICATED", "Нужен ключ METRICS_TOKEN.");
      }
      const { registry } = meters();
      return new Response(await registry.metrics(), {
        headers: { "content-type": registry.contentType },
      });
    },
  }),
});

/** Compares in constant time: both hashes have the same length. */
function sameSecret(actual: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(actual), digest(expected));
}
