import { afterAll, beforeAll } from "vitest";
import { requireIsolatedThread } from "@/tests/support/runner/isolated-thread";
import { shopKeys, startYookassa, type YookassaServer } from "@/tests/support/yookassa/server";

/**
 * One ЮKassa for all tests of a file, with its shop in the settings. Call it at the top of the file: settings are read
 * once per process, before the first request. The returned function gives the server while the tests run.
 */
export function setupFakeYookassa(): () => YookassaServer {
  requireIsolatedThread();
  let server: YookassaServer | undefined;
  const names = ["YOOKASSA_API_ROOT", "YOOKASSA_SHOP_ID", "YOOKASSA_SECRET_KEY", "YOOKASSA_TEST"];
  beforeAll(async () => {
    server = await startYookassa();
    process.env.YOOKASSA_API_ROOT = server.root;
    process.env.YOOKASSA_SHOP_ID = shopKeys.shopId;
    process.env.YOOKASSA_SECRET_KEY = shopKeys.secretKey;
    process.env.YOOKASSA_TEST = "true";
  });
  afterAll(async () => {
    for (const name of names) delete process.env[name];
    await server?.close();
  });
  return () => {
    if (!server) throw new Error("the stand-in of ЮKassa is there while tests run");
    return server;
  };
}
