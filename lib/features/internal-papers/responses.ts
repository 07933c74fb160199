import { z } from "zod";
import { type PaperGroup, paperGroups } from "@/content/internal-papers/definition";
import { documentComparison } from "@/lib/engine/compare/comparison";
import { ownerKindKeys } from "@/lib/engine/facts/known/owner";
import { paperChanges } from "@/lib/features/internal-papers/model/changed-since";
import { paperId } from "@/lib/features/internal-papers/schema";
import { extraQuestionResponse } from "@/lib/features/templates/responses";
import { identifier, instant } from "@/lib/platform/http/responses/response-schemas";

const groups = Object.keys(paperGroups) as [PaperGroup, ...PaperGroup[]];
const mark = z.string().regex(/^[0-9a-f]{16}$/);

const adoption = z.strictObject({
  id: identifier,
  adoptedOn: z.iso.date(),
  number: z.string().nullable(),
  createdAt: instant,
});

const lawChange = z.strictObject({
  norm: z.string().describe("Что изменилось, словами"),
  editionName: z.string(),
  inForce: z.iso.date().describe("С какого дня действует"),
  whatChanged: z.string(),
});

const listedPaper = z.strictObject({
  paper: paperId,
  recipient: mark
    .nullable()
    .describe("Ключ получателя, о котором документ; null — ни о ком отдельно"),
  subject: z.string().nullable().describe("Название этого получателя"),
  name: z.string(),
  description: z.string(),
  neededWhen: z.string(),
  norm: z.string(),
  group: z.enum(groups),
  isNeeded: z
    .boolean()
    .describe("false — утверждён раньше, а по нынешним сведениям больше не нужен"),
  blanks: z.array(z.string()).describe("Чего в тексте не хватает"),
  text: mark
    .nullable()
    .describe("Отметка нынешнего текста: с ней его утверждают; null, если его нет"),
  adoption: adoption.nullable().describe("Последнее утверждение"),
  change: z
    .enum(paperChanges)
    .nullable()
    .describe(
      "Чем нынешний текст отличается от утверждённого: сведениями владельца, только нашими словами",
    ),
  lawChanges: z
    .array(lawChange)
    .describe("Изменения закона после утверждения, на которые опирается утверждённый текст"),
});

/** The response of `GET` and `PUT /api/sites/{id}/papers`. */
export const papersResponse = z.strictObject({
  site: z.strictObject({ id: identifier, name: z.string(), address: z.string() }),
  owner: z
    .enum(ownerKindKeys as [string, ...string[]])
    .describe("Кто владелец: company, entrepreneur, person"),
  hasStaff: z.boolean().nullable().describe("Есть ли работники; null, если не отвечено"),
  unconfirmed: z
    .int()
    .min(0)
    .describe("Сколько увиденного на сайте не подтверждено и сюда не вошло"),
  questions: z.array(extraQuestionResponse).describe("Что спрашивают только внутренние документы"),
  answers: z.record(z.string(), z.string()),
  papers: z.array(listedPaper),
  notForAlone: z
    .int()
    .min(0)
    .describe(
      "Сколько ещё документов понадобится, когда появятся работники; 0, если они есть или не отвечено",
    ),
});
export type Papers = z.output<typeof papersResponse>;
export type PaperLawChange = z.output<typeof lawChange>;
export type ListedPaper = Papers["papers"][number];

/** The response of `GET /api/sites/{id}/papers/{paper}` and of the calls that change its adoptions. */
export const paperResponse = z.strictObject({
  site: z.strictObject({ id: identifier, name: z.string(), address: z.string() }),
  paper: listedPaper,
  html: z.string().nullable().describe("Нынешний текст; null, если документ больше не нужен"),
  adoptions: z.array(adoption).describe("Все утверждения, новые первыми"),
  comparison: documentComparison
    .nullable()
    .describe("Чем нынешний текст отличается от утверждённого; null, если ничем"),
});
export type Paper = z.output<typeof paperResponse>;
