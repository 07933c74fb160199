import { Eye, EyeOff } from "lucide-react";
import type { Ref } from "react";
import { CopyButton } from "@/components/tools/copy-button";
import { SecretList } from "@/components/tools/password/secret-list";
import { StrengthMeter } from "@/components/tools/password/strength/strength-notes";
import type { SecretSet } from "@/components/tools/password/use-secret-sets";
import { buttonVariants } from "@/components/ui/button-variants";
import { plural } from "@/lib/russian/plural";
import { formatBits } from "@/lib/tools/password/entropy";

const namesOf = ({ kind, secrets }: SecretSet) =>
  kind === "phrase"
    ? plural(secrets.length, "фраза", "фразы", "фраз")
    : plural(secrets.length, "пароль", "пароля", "паролей");

type SecretResultProps = {
  ref: Ref<HTMLElement>;
  newest: SecretSet | undefined;
  /** Shown from the start (docs/specification/tools.md#passwords). */
  isShown: boolean;
  onShow: (isShown: boolean) => void;
  onCopy: (id: number) => void;
};

/** The newest set. Its space is reserved, so that nothing moves when the password appears. */
export function SecretResult({ ref, newest, isShown, onShow, onCopy }: SecretResultProps) {
  const Icon = isShown ? EyeOff : Eye;
  return (
    <section
      ref={ref}
      aria-label="Результат"
      className="min-w-0 lg:col-start-2 lg:row-start-1 lg:self-start"
    >
      {/* Passwords are not announced by screen readers: others may listen. */}
      <p role="status" className="sr-only">
        {newest ? `Готово: ${namesOf(newest)}` : ""}
      </p>
      <div className="flex min-h-51 flex-col rounded-lg border border-line bg-sheet p-5 sm:p-6">
        {newest ? (
          <>
            <SecretList
              key={newest.id}
              set={newest}
              isShown={isShown}
              isLarge
              onCopy={() => onCopy(newest.id)}
            />
            <div className="mt-auto border-t border-line pt-4">
              {newest.strength ? (
                <StrengthMeter strength={newest.strength} />
              ) : (
                <p className="text-sm font-medium">Стойкость: {formatBits(newest.bits)}</p>
              )}
              <div className="mt-5 flex flex-wrap gap-2.5">
                {newest.secrets.length > 1 ? (
                  <CopyButton text={newest.secrets.join("\n")} label="Копировать все" />
                ) : null}
                <button
                  type="button"
                  className={buttonVariants({ variant: "secondary", size: "sm" })}
                  onClick={() => onShow(!isShown)}
                >
                  <Icon aria-hidden="true" strokeWidth={1.75} />
                  {isShown ? "Скрыть" : "Показать"}
                </button>
              </div>
            </div>
          </>
        ) : (
          <p className="m-auto text-center text-ink-faint">Здесь появится пароль</p>
        )}
      </div>
    </section>
  );
}

type SecretHistoryProps = {
  earlier: readonly SecretSet[];
  isShown: boolean;
  onClear: () => void;
};

/** Earlier sets. */
export function SecretHistory({ earlier, isShown, onClear }: SecretHistoryProps) {
  return (
    <section aria-labelledby="secret-history" className="min-w-0 lg:col-start-2 lg:row-start-2">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="secret-history" className="text-base font-semibold">
          История
        </h2>
        <button
          type="button"
          onClick={onClear}
          className={buttonVariants({ variant: "link", size: "inline" })}
        >
          Стереть всё
        </button>
      </div>
      <p className="mt-1 text-xs text-ink-faint">
        Последние 10&nbsp;наборов, только в&nbsp;памяти этой страницы. Уйдёте или обновите её —
        история исчезнет.
      </p>
      <ul className="mt-3">
        {earlier.map((set) => (
          <li key={set.id} className="border-t border-line pt-2.5 pb-1">
            <p className="text-xs text-ink-faint">{namesOf(set)}</p>
            <SecretList set={set} isShown={isShown} onCopy={nothingMore} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Passwords in the history are protected from replacement. */
const nothingMore = () => {};
