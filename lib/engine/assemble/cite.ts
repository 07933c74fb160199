/** Acts in words, and the list of those that a document cites. */
import { invariant } from "@/lib/core/invariant";
import type { Law, Laws } from "@/lib/engine/template/laws";
import type { Block, CitedLaw, Inline, Norm } from "@/lib/engine/tree/document";
import { toCitation } from "@/lib/engine/tree/place";
import { walkBlocks, walkRuns } from "@/lib/engine/tree/walk";

/**
 * «ч. 1 ст. 9 Закона о персональных данных»; a whole act by its name in the genitive, «по требованиям
 * постановления Правительства…».
 * @throws InvariantError for an act that the content check would have refused.
 */
export function citeNorm({ law, place }: Norm, laws: Laws): string {
  return toCitation(place, getLaw(laws, law).reference);
}

/** The acts behind the norms and citations of a document, in the order of `content/laws.yaml`. */
export function listCitedLaws(blocks: Block[], laws: Laws): CitedLaw[] {
  const cited = new Set<string>();
  const addCitations = (inlines: Inline[]): void => {
    for (const inline of inlines) {
      if (inline.type === "lawReference") cited.add(inline.norm.law);
      else if ("children" in inline) addCitations(inline.children);
    }
  };
  walkBlocks(blocks, (block) => {
    if (block.type === "clause") for (const { law } of block.norms) cited.add(law);
    walkRuns(block, addCitations);
  });
  for (const key of cited) getLaw(laws, key);
  return Object.keys(laws)
    .filter((key) => cited.has(key))
    .map((key) => {
      const { title, edition, checked, status, url } = getLaw(laws, key);
      return {
        key,
        title,
        edition,
        checked,
        ...(status === "checked" ? {} : { status }),
        ...(url === undefined ? {} : { url }),
      };
    });
}

function getLaw(laws: Laws, key: string): Law {
  const law = Object.hasOwn(laws, key) ? laws[key] : undefined;
  invariant(law, `A template cites an unknown act: ${key}`);
  return law;
}
