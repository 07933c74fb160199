import { afterAll, beforeAll } from "vitest";
import { requireIsolatedThread } from "@/tests/support/runner/isolated-thread";
import {
  type FakeProviders,
  fakeProviderSettings,
  startFakeProviders,
} from "@/tests/support/sign-in-providers/fake-providers";

/**
 * Both providers for all tests of a file. Call it at the top: settings are read once per process, before the first
 * request. The returned function gives them while the tests run.
 */
export function setupFakeProviders(): () => FakeProviders {
  requireIsolatedThread();
  let standIn: FakeProviders | undefined;
  beforeAll(async () => {
    standIn = await startFakeProviders();
    Object.assign(process.env, fakeProviderSettings(standIn));
  });
  afterAll(async () => {
    if (standIn)
      for (const name of Object.keys(fakeProviderSettings(standIn))) delete process.env[name];
    await standIn?.close();
  });
  return () => {
    if (!standIn) throw new Error("the services are there while tests run");
    return standIn;
  };
}
