/** Citations of acts, and the list of acts that a document cites. */
import { invariant } from "@/lib/core/invariant";
import type { Law, Laws } from "@/lib/engine/template/language/laws";
import type { CitedLaw, Norm } from "@/lib/engine/tree/document";
import { toCitation } from "@/lib/engine/tree/norm-place";

/**
 * Formats a citation: «ч. 1 ст. 9 Закона о персональных данных»; a whole act by its name in the genitive, «по
 * требованиям постановления Правительства…».
 * @throws InvariantError for an act that the content check would have rejected.
 */
export function citeNorm({ law, place }: Norm, laws: Laws): string {
  return toCitation(place, getLaw(laws, law).reference);
}

/** Returns the acts with these keys, in the order of `content/laws.yaml`. */
export function listCitedLaws(cited: ReadonlySet<string>, laws: Laws): CitedLaw[] {
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
