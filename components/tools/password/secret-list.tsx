import { CopyButton } from "@/components/tools/copy-button";
import type { SecretSet } from "@/components/tools/password/use-secret-sets";

/** Tells 0 from O and l from 1 better than the letters of the page. */
const monospace = '[font-family:ui-monospace,"Cascadia_Mono",Menlo,Consolas,monospace]';

type SecretListProps = { set: SecretSet; isShown: boolean; isLarge?: boolean };

/**
 * The passwords of a set, each with its button. A hidden one is not in the page at all, and its dots do
 * not tell its length. `translate="no"`: a browser that translates the page sends its words away.
 */
export function SecretList({ set, isShown, isLarge = false }: SecretListProps) {
  const { secrets, kind } = set;
  return (
    <ol translate="no" className="notranslate divide-y divide-line">
      {secrets.map((secret, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a set never changes
          key={index}
          className="flex items-center gap-x-3 py-2.5 max-sm:flex-wrap"
        >
          {isShown ? (
            <code
              className={`min-w-0 wrap-anywhere ${kind === "phrase" ? "font-sans font-medium" : monospace} ${isLarge ? "text-lg" : "text-sm"}`}
            >
              {secret}
            </code>
          ) : (
            <span className="text-ink-soft">
              <span aria-hidden="true">••••••••••</span>
              <span className="sr-only">скрыто</span>
            </span>
          )}
          <span className="-mr-3 ml-auto shrink-0">
            <CopyButton
              text={secret}
              isQuiet
              about={`${kind === "phrase" ? "фразу" : "пароль"}${secrets.length > 1 ? ` ${index + 1}` : ""}`}
            />
          </span>
        </li>
      ))}
    </ol>
  );
}
