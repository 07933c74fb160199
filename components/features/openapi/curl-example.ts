import type { Operation } from "@/lib/features/openapi/api-document";

/**
 * The call for a terminal. The site and the key are variables, so that the key does not end up in the shell history.
 */
export function curlExample(method: string, path: string, operation: Operation): string {
  const verb = method.toUpperCase();
  const lines = [verb === "GET" ? "curl" : `curl -X ${verb}`];
  if (operation["x-access"] !== "public") {
    const name = operation["x-api-key"] ? "API_KEY" : "TOKEN";
    lines.push(`  -H "Authorization: Bearer $${name}"`);
  }
  const example = operation.requestBody?.content["application/json"].example;
  if (operation.requestBody) {
    lines.push('  -H "Content-Type: application/json"');
    lines.push(`  -d '${JSON.stringify(example ?? {}, null, 2)}'`);
  }
  return [...lines, `  "$SITE${path}"`].join(" \\\n");
}
