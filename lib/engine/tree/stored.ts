/** Parses a tree that was stored as JSON, checking it against the shape of `document.ts`. */
import { z } from "zod";
import { InvariantError, invariant } from "@/lib/core/invariant";
import { documentTypes } from "@/lib/engine/questions/vocabulary/options";
import {
  type Block,
  type DocumentTree,
  type Inline,
  type TextTree,
  treeVersion,
} from "@/lib/engine/tree/document";

const text = z.string();
const norm = z.strictObject({ law: text, place: text });

const inline: z.ZodType<Inline> = z.lazy(() =>
  z.discriminatedUnion("type", [
    z.strictObject({ type: z.literal("text"), text }),
    z.strictObject({ type: z.literal("strong"), children: inlines }),
    z.strictObject({
      type: z.literal("emphasis"),
      children: inlines,
      byHand: z.literal(true).optional(),
    }),
    z.strictObject({ type: z.literal("link"), url: text, children: inlines }),
    z.strictObject({ type: z.literal("value"), field: text, text }),
    z.strictObject({ type: z.literal("blank"), hint: text, field: text.optional() }),
    z.strictObject({ type: z.literal("lawReference"), norm, text }),
    z.strictObject({ type: z.literal("clauseReference"), target: text, text }),
  ]),
);
const inlines = z.array(inline);

const block: z.ZodType<Block> = z.lazy(() =>
  z.discriminatedUnion("type", [
    z.strictObject({
      type: z.literal("heading"),
      level: z.union([z.literal(1), z.literal(2)]),
      id: text,
      number: text.nullable(),
      children: inlines,
    }),
    z.strictObject({
      type: z.literal("clause"),
      id: text,
      number: text,
      norms: z.array(norm),
      children: blocks,
      own: z.enum(["added", "replaced"]).optional(),
    }),
    z.strictObject({ type: z.literal("paragraph"), children: inlines }),
    z.strictObject({ type: z.literal("list"), items: z.array(blocks) }),
    z.strictObject({
      type: z.literal("table"),
      header: z.array(inlines).nullable(),
      rows: z.array(z.array(inlines)),
      approval: z.literal(true).optional(),
    }),
    z.strictObject({
      type: z.literal("requisites"),
      rows: z.array(z.strictObject({ label: text, value: inlines })),
    }),
    z.strictObject({ type: z.literal("pageBreak") }),
  ]),
);
const blocks = z.array(block);

const textSchema = z.strictObject({
  version: z.literal(treeVersion),
  title: text,
  date: z.iso.date(),
  revision: text,
  blocks,
  laws: z.array(
    z.strictObject({
      key: text,
      title: text,
      edition: text,
      checked: z.iso.date(),
      status: z.enum(["secondary", "unverified"]).optional(),
      url: text.optional(),
    }),
  ),
}) satisfies z.ZodType<TextTree>;
const documentSchema = textSchema.extend({
  documentType: z.enum(documentTypes),
}) satisfies z.ZodType<DocumentTree>;

/**
 * Returns the tree of a stored document. Unknown nodes are rejected: a writer would leave a part of a legal text out.
 * @throws InvariantError when the JSON is not a tree, or one of a version that this code does not read.
 */
export const parseStoredTree = (json: unknown): DocumentTree => parseStored(json, documentSchema);

/** Parses a stored text that is not a document of a site. */
export const parseStoredText = (json: unknown): TextTree => parseStored(json, textSchema);

function parseStored<Tree>(json: unknown, schema: z.ZodType<Tree>): Tree {
  const version = (json as { version?: unknown } | null)?.version;
  invariant(
    version === treeVersion,
    `A stored tree has version ${JSON.stringify(version)}; this code reads version ${treeVersion}`,
  );
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  throw new InvariantError(`A stored tree is damaged: ${z.prettifyError(parsed.error)}`);
}
