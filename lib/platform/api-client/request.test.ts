import { afterEach, describe, expect, test, vi } from "vitest";
import { fetchSameOrigin } from "@/lib/platform/api-client/request";

afterEach(() => vi.unstubAllGlobals());

describe("fetchSameOrigin", () => {
  test.each([
    ["a short body that is to be kept", { body: { text: "а" }, keepalive: true }, true],
    ["no body", { keepalive: true }, true],
    // Two bytes a letter.
    ["a body above 64 KiB", { body: { text: "а".repeat(33_000) }, keepalive: true }, false],
    ["a body that nobody asked to keep", { body: { text: "а" } }, false],
  ])("lets a call outlive its page, or not: %s", async (_case, options, isKept) => {
    const fetch = vi.fn(async () => new Response());
    vi.stubGlobal("fetch", fetch);
    await fetchSameOrigin("/api/x", { method: "PUT", ...options });
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      "/api/x",
      expect.objectContaining({ keepalive: isKept }),
    );
  });
});
