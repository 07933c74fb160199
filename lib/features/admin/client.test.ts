import { afterEach, expect, test, vi } from "vitest";
import { changeUserRole } from "@/lib/features/admin/client";
import { ApiError } from "@/lib/platform/api-client/api-error";

afterEach(() => vi.unstubAllGlobals());

test("changeUserRole throws the specification's error with the server's reason as its cause", async () => {
  const refusal = { message: "Свою роль изменить нельзя.", code: "FORBIDDEN" };
  vi.stubGlobal("fetch", async () => Response.json(refusal, { status: 403 }));
  const failure = await changeUserRole("someone", "premium").catch((error: unknown) => error);
  expect(failure).toMatchObject({ message: "Failed to update role" });
  expect((failure as Error).cause).toBeInstanceOf(ApiError);
  expect((failure as Error).cause).toMatchObject({ explanation: refusal.message });
});
