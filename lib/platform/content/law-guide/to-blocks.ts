import type { List, PhrasingContent, RootContent } from "mdast";
import type { Block, Inline } from "@/lib/engine/tree/document";
import { articleId, articlesOfChapters } from "@/lib/platform/content/law-guide/law-guide";

/** Says at a node of the text what is wrong with it. */
export type ReportAt = (node: RootContent, message: string) => void;

const articles = new Set(articlesOfChapters.flat());

/**
 * Paragraphs and bulleted lists of Markdown as blocks of a document. `[статья 9](#9)` becomes a reference
 * to the article's heading. Anything else is reported and left out.
 */
export function toBlocks(nodes: readonly RootContent[], report: ReportAt): Block[] {
  return nodes.flatMap((node): Block[] => {
    if (node.type === "paragraph") {
      return [{ type: "paragraph", children: toInlines(node.children, report) }];
    }
    if (node.type === "list" && !node.ordered) return [toList(node, report)];
    report(node, "Здесь бывают только абзацы и списки с «- ».");
    return [];
  });
}

function toList(list: List, report: ReportAt): Block {
  return { type: "list", items: list.children.map((item) => toBlocks(item.children, report)) };
}

function toInlines(nodes: readonly PhrasingContent[], report: ReportAt): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    switch (node.type) {
      case "text":
        return [{ type: "text", text: node.value }];
      case "strong":
      case "emphasis":
        return [{ type: node.type, children: toInlines(node.children, report) }];
      case "link": {
        const children = toInlines(node.children, report);
        if (/^https?:\/\//.test(node.url)) return [{ type: "link", url: node.url, children }];
        const number = node.url.slice(1);
        const [text] = children;
        if (!node.url.startsWith("#") || !articles.has(number) || text?.type !== "text") {
          report(node, `Ссылка «${node.url}» не ведёт к статье. Пишите так: [статья 9](#9).`);
          return children;
        }
        return [{ type: "clauseReference", target: articleId(number), text: text.text }];
      }
      default:
        report(node, "В тексте бывают только слова, **полужирное**, *курсив* и ссылки.");
        return [];
    }
  });
}
