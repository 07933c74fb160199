/**
 * Validates the catalogue of services (`content/services`) and writes it as JSON for the engine, the form and the site
 * check.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { toKnownCompanies } from "@/lib/engine/services/known-company";
import { toVerifiedServices } from "@/lib/engine/services/verified-service";
import { formatFinding } from "@/lib/engine/template/language/finding";
import { parseServices } from "@/lib/platform/content/compile/parse-services";
import { plural } from "@/lib/russian/plural";
import type { KnownBannerService } from "@/lib/tools/cookie-banner/settings/settings";
import { toBannerService } from "@/lib/tools/cookie-banner/to-banner-service";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = "content/services";

const { services, findings } = parseServices(
  readdirSync(join(root, folder))
    .sort()
    .map((name) => ({
      file: `${folder}/${name}`,
      text: readFileSync(join(root, folder, name), "utf8"),
    })),
);
for (const finding of findings) console.error(formatFinding(finding));
if (findings.length > 0) {
  const errors = plural(findings.length, "ошибка", "ошибки", "ошибок");
  console.error(`\n${errors}: каталог сервисов не собран.`);
  process.exit(1);
}

writeJson("lib/platform/content/generated/services.json", services);
writeJson("lib/platform/content/generated/known-companies.json", toKnownCompanies(services));
writeJson("lib/platform/content/generated/banner-services.json", bannerServices());
writeJson("lib/engine/services/generated/verified-services.json", toVerifiedServices(services));
console.log(`${plural(services.length, "сервис", "сервиса", "сервисов")}.`);

/** Returns the services of the catalogue that wait for a visitor's choice, with the names that owners call them. */
function bannerServices(): KnownBannerService[] {
  return services.flatMap((service) => {
    const found = toBannerService(service);
    return found ? [{ ...found, aliases: service.aliases }] : [];
  });
}

function writeJson(file: string, value: unknown) {
  mkdirSync(join(root, file, ".."), { recursive: true });
  writeFileSync(join(root, file), `${JSON.stringify(value)}\n`);
}
