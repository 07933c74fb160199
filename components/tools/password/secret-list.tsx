"use client";

import { Check, Copy } from "lucide-react";
import { useCopy } from "@/components/shell/use-copy";
import type { SecretSet } from "@/components/tools/password/use-secret-sets";

/** A monospace font distinguishes 0 from O and l from 1 better than the page's font. */
const monospace = '[font-family:ui-monospace,"Cascadia_Mono",Menlo,Consolas,monospace]';

type SecretListProps = {
  set: SecretSet;
  isShown: boolean;
  isLarge?: boolean;
  onCopy: () => void;
};

/** The passwords of a set; clicking one copies it. */
export function SecretList({ set, isShown, isLarge = false, onCopy }: SecretListProps) {
  const { secrets, kind } = set;
  return (
    <ol translate="no" className="notranslate divide-y divide-line">
      {secrets.map((secret, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a set never changes
        <li key={index}>
          <SecretButton
            secret={secret}
            isShown={isShown}
            isLarge={isLarge}
            isPhrase={kind === "phrase"}
            about={`${kind === "phrase" ? "фразу" : "пароль"}${secrets.length > 1 ? ` ${index + 1}` : ""}`}
            onCopy={onCopy}
          />
        </li>
      ))}
    </ol>
  );
}

type SecretButtonProps = {
  secret: string;
  isShown: boolean;
  isLarge: boolean;
  isPhrase: boolean;
  about: string;
  onCopy: () => void;
};

/**
 * A hidden password is not in the page at all, and its dots do not reveal its length. `translate="no"` above: a browser
 * that translates the page sends its words away. Screen readers announce the label instead of the password: others may
 * listen.
 */
function SecretButton({ secret, isShown, isLarge, isPhrase, about, onCopy }: SecretButtonProps) {
  const { isCopied, copy } = useCopy();
  const Icon = isCopied ? Check : Copy;
  return (
    <button
      type="button"
      aria-label={isCopied ? "Скопировано!" : `Копировать ${about}`}
      onClick={() => {
        onCopy();
        void copy(secret);
      }}
      className="group -mx-2 flex min-h-11 w-[calc(100%+1rem)] items-center gap-x-4 rounded-md px-2 py-2.5 text-left transition-colors duration-150 hover:bg-wash"
    >
      {isShown ? (
        <code
          className={`min-w-0 flex-1 wrap-anywhere ${isPhrase ? "font-sans font-medium" : monospace} ${isLarge ? "text-lg" : "text-sm"}`}
        >
          {secret}
        </code>
      ) : (
        <span className="flex-1 text-ink-soft">
          <span aria-hidden="true">••••••••••</span>
        </span>
      )}
      <span
        aria-live="polite"
        className="flex shrink-0 items-center gap-2 text-sm text-ink-soft group-hover:text-ink [&_svg]:size-4"
      >
        <Icon aria-hidden="true" strokeWidth={1.75} />
        {isCopied ? "Скопировано!" : <span className="max-xs:sr-only">Копировать</span>}
      </span>
    </button>
  );
}
