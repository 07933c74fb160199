import { afterEach, expect, test, vi } from "vitest";
import { onRequestError } from "@/instrumentation";
import { log } from "@/lib/platform/log/log";
import { meters } from "@/lib/platform/metrics/registry";

const context = {
  routerKind: "App Router",
  routePath: "/(site)/news/[slug]",
  routeType: "render",
  renderSource: "react-server-components",
  revalidateReason: undefined,
} as const;

const request = {
  path: "/news/first?token=query-secret",
  method: "GET",
  headers: { authorization: "Bearer header-secret", cookie: "auth-token=cookie-secret" },
};

afterEach(() => {
  log.level = "silent";
});

/** The lines that the log gets of an error while a page is rendered. */
async function catchError(error: unknown): Promise<string[]> {
  log.level = "info";
  const lines: string[] = [];
  const write = vi.spyOn(process.stdout, "write").mockImplementation((chunk) => {
    lines.push(String(chunk));
    return true;
  });
  await onRequestError(error, request, context);
  write.mockRestore();
  return lines;
}

async function countErrors(): Promise<number> {
  const { values } = await meters().caughtErrors.get();
  const labels = { route: context.routePath, kind: context.routeType };
  return (
    values.find((series) => JSON.stringify(series.labels) === JSON.stringify(labels))?.value ?? 0
  );
}

test("an error while a page is rendered is logged without secrets and counted", async () => {
  vi.stubEnv("NEXT_RUNTIME", "nodejs");
  const before = await countErrors();
  const lines = await catchError(Object.assign(new Error("no template"), { digest: "1234567890" }));
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain("secret");
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    msg: "error caught by Next",
    digest: "1234567890",
    method: "GET",
    path: "/news/first",
    routePath: context.routePath,
    routeType: "render",
    err: { message: "no template" },
  });
  expect(await countErrors()).toBe(before + 1);
});

test("a thrown value that is no error is logged without a digest", async () => {
  vi.stubEnv("NEXT_RUNTIME", "nodejs");
  const [line] = await catchError("no template");
  expect(JSON.parse(line ?? "")).toMatchObject({ err: "no template", path: "/news/first" });
  expect(line).not.toContain("digest");
});

test("the edge runtime, which has neither the log nor the metrics, loads nothing", async () => {
  vi.stubEnv("NEXT_RUNTIME", "edge");
  const before = await countErrors();
  expect(await catchError(new Error("no template"))).toEqual([]);
  expect(await countErrors()).toBe(before);
});
