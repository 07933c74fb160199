/** The usual way to a .docx: a Word file whose placeholders docxtemplater fills in. */
import Docxtemplater from "docxtemplater";
import PizZip from "pizzip";
import type { DocumentTree, Inline } from "@/lib/engine/tree/document";
import { mapRuns } from "@/lib/engine/tree/walk";
import { writeDocx } from "@/lib/engine/writers/docx";

/** Makes a .docx of the document with a placeholder for each answer, and the data that fills it in. */
export async function openDocxTemplate(tree: DocumentTree): Promise<() => Uint8Array> {
  const answers: Record<string, string> = {};
  const mark = (inlines: Inline[]): Inline[] =>
    inlines.map((inline) => {
      if ("children" in inline) return { ...inline, children: mark(inline.children) };
      if (inline.type !== "value") return inline;
      const name = `v${Object.keys(answers).length}`;
      answers[name] = inline.text;
      return { ...inline, text: `{${name}}` };
    });
  const file = await writeDocx({ ...tree, blocks: mapRuns(tree.blocks, mark) });
  return () => {
    const document = new Docxtemplater(new PizZip(file), { paragraphLoop: true, linebreaks: true });
    document.render(answers);
    return document.toBuffer();
  };
}
