/** What an internal paper says of itself, in `content/internal-papers/<id>/type.ts`. */
import type { PaperNeed } from "@/lib/engine/papers/papers-of-owner";

/** The groups of the screen, in their order. */
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
  /** What it does for the owner, one sentence. */
  description: string;
  /** When it is needed, half a sentence with a small letter. */
  neededWhen: string;
  /** The norm as people read it: «152-ФЗ, ст. 22.1». */
  norm: string;
  /** How its file name begins. */
  filePrefix: string;
  group: PaperGroup;
  /** The keys of `form.yaml` that it or its derived facts speak of. */
  asks: readonly string[];
  /** True where the head approves it («УТВЕРЖДАЮ» above the title); an order and an act are signed at the end. */
  isApproved?: true;
};
