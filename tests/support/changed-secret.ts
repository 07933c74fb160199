import { afterEach, vi } from "vitest";

export const oldSecret = "old secret of at least thirty-two bytes";
export const newSecret = "new secret of at least thirty-two bytes";

/**
 * Starts a server with its own secrets, as often as a test file needs: settings are read once per process.
 * @param load imports the modules under test; called again for each start.
 * @returns the modules as a server with `AUTH_SECRET` and `AUTH_SECRET_PREVIOUS` has them.
 */
export function startingWithSecrets<Modules>(load: () => Promise<Modules>) {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });
  return (secret: string, previous?: string): Promise<Modules> => {
    vi.resetModules();
    vi.stubEnv("AUTH_SECRET", secret);
    vi.stubEnv("AUTH_SECRET_PREVIOUS", previous);
    return load();
  };
}
