import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll } from "vitest";
import { requireIsolatedThread } from "@/tests/support/runner/isolated-thread";

export type BotCall = { token: string; method: string; body: Record<string, unknown> };

/** The fake's response to a call: its status and JSON, or none at all. */
export type BotReply = { status?: number; json?: object; delayMs?: number };

/** A local Bot API: takes calls as Telegram does, and responds as the test says. */
export type BotApiServer = {
  root: string;
  calls: BotCall[];
  /** Called for each request; undefined sends Telegram's usual success. */
  reply: (call: BotCall) => BotReply | undefined;
  close: () => Promise<void>;
};

const fine = (method: string) => ({
  ok: true,
  result: method === "getMe" ? { id: 1, is_bot: true, username: "romashka_bot" } : {},
});

/** An error as the Bot API words it. */
export const refusal = (status: number, description: string, more: object = {}): BotReply => ({
  status,
  json: { ok: false, error_code: status, description, ...more },
});

/** `port` 0 takes any free one. */
export async function startBotApi(port = 0): Promise<BotApiServer> {
  const api: BotApiServer = {
    root: "",
    calls: [],
    reply: () => undefined,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  const server = createServer(async (request, response) => {
    const [, token = "", method = ""] = /^\/bot([^/]+)\/(\w+)$/.exec(request.url ?? "") ?? [];
    const call = { token, method, body: (await json(request)) as Record<string, unknown> };
    api.calls.push(call);
    const { status = 200, json: body = fine(method), delayMs = 0 } = api.reply(call) ?? {};
    setTimeout(() => {
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(body));
    }, delayMs);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  api.root = `http://127.0.0.1:${address.port}`;
  return api;
}

/**
 * One Bot API for all tests of a file, with its address in the settings. Call it at the top of the file: settings are
 * read once per process, before the first request. The returned function gives the server while the tests run.
 */
export function setupFakeBotApi(): () => BotApiServer {
  requireIsolatedThread();
  let server: BotApiServer | undefined;
  beforeAll(async () => {
    server = await startBotApi();
    // With a trailing slash, as an operator may write it; calls must not contain two.
    process.env.TELEGRAM_API_ROOT = `${server.root}/`;
  });
  afterAll(async () => {
    delete process.env.TELEGRAM_API_ROOT;
    await server?.close();
  });
  return () => {
    if (!server) throw new Error("the Bot API is there while tests run");
    return server;
  };
}
