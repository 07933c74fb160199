/** Validates the years of `content/calendar` and writes them as JSON; terms in working days are counted with it. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseCalendarYear } from "@/lib/platform/content/compile/parse-calendar";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = "content/calendar";

const parsed = readdirSync(join(root, folder))
  .sort()
  .map((name) =>
    parseCalendarYear(`${folder}/${name}`, readFileSync(join(root, folder, name), "utf8")),
  );
const problems = parsed.flatMap((item) => item.problems);
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error("\nПроизводственный календарь не собран.");
  process.exit(1);
}
const target = join(root, "lib/platform/content/generated");
mkdirSync(target, { recursive: true });
writeFileSync(join(target, "calendar.json"), `${JSON.stringify(parsed.map(({ year }) => year))}\n`);
console.log(`Календарь: ${parsed.map(({ year }) => year.year).join(", ")}.`);
