/** The document in the screenshots, written by the engine. */

import { documentAnswersSchema } from "@/lib/engine/answers/schema";
import { writeDocument } from "@/lib/engine/assemble/write-document";
import { writeHtmlPage } from "@/lib/engine/writers/html";
import { writeText } from "@/lib/engine/writers/text";
import { shippedSource } from "@/lib/platform/content/templates";
import { sampleAnswers } from "@/scripts/screenshots/fixtures";

export async function writeSample(): Promise<{ text: string; page: string }> {
  const answers = documentAnswersSchema.parse(sampleAnswers);
  const edition = { date: "2026-11-21", edition: 1, mode: "final" } as const;
  const { tree } = writeDocument(await shippedSource("privacy"), answers, edition);
  return { text: writeText(tree), page: writeHtmlPage(tree) };
}
