/** The definition of an internal paper, in `content/internal-papers/<id>/type.ts`. */
import type { PaperNeed } from "@/lib/engine/papers/papers-of-owner";

/** The groups of the screen, in display order. */
export const paperGroups = {
  appoint: "Назначить",
  rules: "Правила",
  records: "Учёт и акты",
  security: "Безопасность",
  staff: "Работники",
  recipients: "Получатели",
} as const;
export type PaperGroup = keyof typeof paperGroups;

export type PaperDefinition = PaperNeed & {
  name: string;
  /** What it does for the owner, in one sentence. */
  description: string;
  /** When it is needed, as half a sentence in lower case. */
  neededWhen: string;
  /** The norm as shown to users: «152-ФЗ, ст. 22.1». */
  norm: string;
  /** The beginning of its file name. */
  filePrefix: string;
  group: PaperGroup;
  /** The keys of `form.yaml` that its text or its derived facts use. */
  asks: readonly string[];
  /** True when the head approves it («УТВЕРЖДАЮ» above the title); an order and an act are signed at the end. */
  isApproved?: true;
};
