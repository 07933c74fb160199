import { readFileSync } from "node:fs";

/** Variables that may be read from a file, as vaults, containers and systemd provide secrets. */
export const secretVariables = [
  "AUTH_SECRET",
  "AUTH_SECRET_PREVIOUS",
  "DATABASE_URL",
  "MIGRATION_DATABASE_URL",
  "ADMIN_PASSWORD",
  "SMTP_URL",
  "METRICS_TOKEN",
  "YOOKASSA_SECRET_KEY",
  "YANDEX_CLIENT_SECRET",
  "VK_CLIENT_SECRET",
] as const;

type Variables = Record<string, string | undefined>;

const maxBytes = 64 * 1024;

/**
 * The variables with the secrets of files among them: `AUTH_SECRET_FILE=/run/secrets/auth` is `AUTH_SECRET=<the file's
 * contents>`, without the line end that editors leave.
 * @returns also the faults by variable, never with content of a file.
 */
export function withSecretFiles(variables: Variables): {
  variables: Variables;
  problems: string[];
} {
  const known = { ...variables };
  const problems: string[] = [];
  for (const name of secretVariables) {
    const file = variables[`${name}_FILE`]?.trim();
    if (!file) continue;
    const reject = (reason: string) => problems.push(`${name}_FILE: ${reason}`);
    if (variables[name]?.trim()) reject(`задана и переменная ${name}: оставьте что-то одно`);
    else {
      const secret = read(file);
      if (secret === null) reject("файл не читается: проверьте путь и права");
      else if (secret.length > maxBytes) reject("файл больше 64 КБ: это не секрет");
      else if (secret.trim() === "") reject("файл пуст");
      else known[name] = secret;
    }
  }
  return { variables: known, problems };
}

function read(file: string): string | null {
  try {
    return readFileSync(file, "utf8").replace(/\r?\n$/, "");
  } catch {
    return null;
  }
}
