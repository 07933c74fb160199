import { isHTTPAccessFallbackError } from "next/dist/client/components/http-access-fallback/http-access-fallback";
import { expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { placeholderIds, readPageId } from "@/lib/platform/http/page-id";

test("reads a well-formed id, among them the one that the build renders", async () => {
  for (const params of [{ id: newId() }, ...placeholderIds()]) {
    expect(await readPageId(Promise.resolve(params))).toBe(params.id);
  }
});

test.each(["", "x", "A".repeat(24), "0".repeat(25), "../../settings"])(
  "a malformed id %j is a 404",
  async (id) => {
    const error: unknown = await readPageId(Promise.resolve({ id })).catch((thrown) => thrown);
    expect(isHTTPAccessFallbackError(error)).toBe(true);
    expect(error).toMatchObject({ digest: "NEXT_HTTP_ERROR_FALLBACK;404" });
  },
);
