import { afterAll, beforeAll, expect, test } from "vitest";
import * as documentRoute from "@/app/api/documents/[id]/route";
import * as metricsRoute from "@/app/api/metrics/route";
import { newId } from "@/lib/core/ids";
import { call } from "@/tests/support/api/calls/api-call";
import { registerUser } from "@/tests/support/api/calls/registered-user";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const token = "m".repeat(32);
// Before the first request: settings are read once per process.
beforeAll(() => {
  process.env.METRICS_TOKEN = token;
});
afterAll(() => {
  delete process.env.METRICS_TOKEN;
});

const read = (given?: string) => call(metricsRoute.GET, "/api/metrics", { token: given });

describeOnDatabases("GET /api/metrics", () => {
  test("returns 401 without the metrics token and to a user's token", async () => {
    const person = await registerUser();
    for (const given of [undefined, "", `${token}m`, person.token]) {
      const response = await read(given);
      expect([response.status, (await response.json()).code]).toEqual([401, "UNAUTHENTICATED"]);
    }
    const response = await read(token);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
  });

  test("counts responses by route and status, without personal data", async () => {
    const person = await registerUser();
    const id = newId();
    const before = await amount(/^http_requests_total\{.*status="404"/);
    await call(documentRoute.GET, `/api/documents/${id}`, { token: person.token, params: { id } });
    const text = await (await read(token)).text();
    const line = 'http_requests_total{method="GET",route="/api/documents/{id}",status="404"}';
    expect(text).toContain(line);
    expect(await amount(/^http_requests_total\{.*status="404"/)).toBe(before + 1);
    expect(text).toContain('http_request_duration_seconds_bucket{le="0.1",method="GET"');
    for (const personal of [id, person.id, person.token]) expect(text).not.toContain(personal);
  });

  test("counts database queries and reports Node's heap and event loop", async () => {
    const before = await amount(/^database_query_duration_seconds_count/);
    await registerUser();
    expect(await amount(/^database_query_duration_seconds_count/)).toBeGreaterThan(before);
    expect(await amount(/^nodejs_heap_size_used_bytes/)).toBeGreaterThan(1_000_000);
    expect(await (await read(token)).text()).toContain("nodejs_eventloop_lag_p99_seconds");
  });

  /** The sum over all series whose line matches. */
  async function amount(line: RegExp): Promise<number> {
    const lines = (await (await read(token)).text()).split("\n").filter((item) => line.test(item));
    return lines.reduce((sum, item) => sum + Number(item.slice(item.lastIndexOf(" ") + 1)), 0);
  }
});
