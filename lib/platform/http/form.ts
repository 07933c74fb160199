import { readJson, readText, requireType } from "@/lib/platform/http/body";

/**
 * A body that next-auth's client sends: a form, or JSON. Only for its endpoints, which check a CSRF
 * token of their own.
 * @throws DomainError UNSUPPORTED_MEDIA_TYPE, TOO_LARGE, BAD_REQUEST
 */
export async function readFormOrJson(request: Request): Promise<Record<string, unknown>> {
  const form = "application/x-www-form-urlencoded";
  if (request.headers.get("content-type")?.startsWith("application/json")) {
    const value = await readJson(request);
    return typeof value === "object" && value !== null ? { ...value } : {};
  }
  requireType(request, form);
  return Object.fromEntries(new URLSearchParams(await readText(request)));
}
