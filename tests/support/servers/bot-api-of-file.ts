import { afterAll, beforeAll } from "vitest";
import { type BotApiServer, startBotApi } from "@/tests/support/servers/bot-api-server";

/**
 * One Bot API for all tests of a file, and its address among the settings. Call it at the top of the file:
 * settings are read once per process, before the first request. The answered function gives the server
 * while the tests run.
 */
export function botApiOfFile(): () => BotApiServer {
  let server: BotApiServer | undefined;
  beforeAll(async () => {
    server = await startBotApi();
    // As an operator may write it; a call must not have two slashes for that.
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
