import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openTemplate } from "@/content/documents/assembled-text";
import { formAnswersSchema } from "@/lib/engine/answers/schema";
import { writeText } from "@/lib/engine/writers/text";

/** `UPDATE_SAMPLES=1` writes what the template says now; the diff is then read by a person. */
const update = process.env.UPDATE_SAMPLES === "1";
const folder = "content/documents/privacy/samples";
const names = readdirSync(folder)
  .filter((file) => file.endsWith(".json"))
  .map((file) => file.replace(/\.json$/, ""));
const assemblePolicy = openTemplate("privacy");

test.each(names)("%s reads as its sample", (name) => {
  const answers = formAnswersSchema.parse(
    JSON.parse(readFileSync(`${folder}/${name}.json`, "utf8")),
  );
  const text = writeText(assemblePolicy(answers, "final"));
  if (update) writeFileSync(`${folder}/${name}.txt`, text);
  expect(text).toBe(readFileSync(`${folder}/${name}.txt`, "utf8"));
});
