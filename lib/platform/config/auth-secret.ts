import "server-only";

import { randomBytes, randomUUID } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Environment, EnvironmentError, environment } from "@/lib/platform/config/environment";

let cached: string | undefined;

/**
 * The key of tokens and password hashes: `AUTH_SECRET`, else one generated once into
 * `DATA_DIR/auth-secret`, readable by the owner only.
 * @throws EnvironmentError when the settings, or the file, are unusable.
 */
export function authSecret(): string {
  cached ??= resolveAuthSecret(environment());
  return cached;
}

/**
 * Does what `authSecret` does, for the given settings.
 * @throws EnvironmentError when the file holds less than a key; the error of the disk when it cannot be read or
 * written.
 */
export function resolveAuthSecret({ authSecret, dataDir }: Environment): string {
  if (authSecret) return authSecret;
  const file = join(dataDir, "auth-secret");
  const secret = readSecret(file) ?? createSecret(dataDir, file);
  if (Buffer.byteLength(secret) < 32) {
    // A truncated file must not silently be replaced by a new key: every password hash depends on the old one.
    throw new EnvironmentError(`Ключ в файле ${file} короче 32 байт: восстановите файл из копии.`);
  }
  return secret;
}

function readSecret(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

function createSecret(dataDir: string, file: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, `${randomBytes(48).toString("base64url")}\n`, { mode: 0o600 });
  try {
    // A link is created atomically and never replaces the key of a process that was first.
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, "utf8").trim();
}
