import { afterAll, beforeAll } from "vitest";
import { requireOwnThread } from "@/tests/support/runner/own-thread";
import {
  type StandIn,
  standInSettings,
  startStandIn,
} from "@/tests/support/sign-in-providers/stand-in";

/**
 * Both services for all tests of a file. Call it at the top: settings are read once per process, before the
 * first request. The answered function gives them while the tests run.
 */
export function standInOfFile(): () => StandIn {
  requireOwnThread();
  let standIn: StandIn | undefined;
  beforeAll(async () => {
    standIn = await startStandIn();
    Object.assign(process.env, standInSettings(standIn));
  });
  afterAll(async () => {
    if (standIn) for (const name of Object.keys(standInSettings(standIn))) delete process.env[name];
    await standIn?.close();
  });
  return () => {
    if (!standIn) throw new Error("the services are there while tests run");
    return standIn;
  };
}
