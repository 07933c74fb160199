import "server-only";

import { authSecret } from "./auth-secret";
import { type Environment, environment } from "./environment";

/**
 * Reads every setting once, at start, so that a wrong one stops the server and not a visitor.
 * @throws EnvironmentError naming each variable at fault.
 */
export function checkEnvironment(): Environment {
  const settings = environment();
  authSecret();
  return settings;
}
