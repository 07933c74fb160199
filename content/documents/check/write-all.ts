import { openTemplate } from "@/content/documents/check/open-template";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";
import {
  type FormDocumentType,
  formDocumentTypes,
} from "@/lib/engine/questions/vocabulary/options";
import { writeText } from "@/lib/engine/writers/text";

const assemblers = new Map(formDocumentTypes.map((type) => [type, openTemplate(type)]));

/** Writes one document of an owner from the template in the checkout, as text with ordinary spaces. */
export function writeOne(type: FormDocumentType, typed: Record<string, unknown>): string {
  const answers = documentAnswersSchema.parse({ ...typed, type });
  const tree = assemblers.get(type)?.(answers);
  if (!tree) throw new Error(`No template of ${type}`);
  return writeText(tree).replace(/[\u00a0\u202f]/g, " ");
}

/** Writes every document of an owner, by type. */
export const writeAll = (typed: Record<string, unknown>): Record<FormDocumentType, string> =>
  Object.fromEntries(formDocumentTypes.map((type) => [type, writeOne(type, typed)])) as Record<
    FormDocumentType,
    string
  >;
