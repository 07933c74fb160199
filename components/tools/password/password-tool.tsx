"use client";

import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { LightChoice } from "@/components/forms/light-choice";
import { ScriptedForm } from "@/components/forms/scripted-form";
import { PasswordFields } from "@/components/tools/password/password-fields";
import { PhraseFields } from "@/components/tools/password/phrase-fields";
import { PresetButtons } from "@/components/tools/password/preset-buttons";
import { SecretHistory, SecretResult } from "@/components/tools/password/secret-result";
import { EntropyNote } from "@/components/tools/password/strength/strength-notes";
import { type NewSet, useSecretSets } from "@/components/tools/password/use-secret-sets";
import { randomBytes } from "@/components/tools/random-bytes";
import { scrollToResult } from "@/components/tools/scroll-to-result";
import { SliderField } from "@/components/tools/slider-field";
import { buttonVariants } from "@/components/ui/button-variants";
import { FieldError } from "@/components/ui/controls/field";
import { plural } from "@/lib/russian/plural";
import { alphabetsOf, passwordDefaults } from "@/lib/tools/password/alphabet";
import { bitsOf } from "@/lib/tools/password/entropy";
import { countPasswords, generatePassword, noClassMessage } from "@/lib/tools/password/generate";
import {
  countPassphrases,
  generatePassphrase,
  listLength,
  passphraseDefaults,
} from "@/lib/tools/password/passphrase";
import { strengthOf } from "@/lib/tools/password/strength";

const maxPasswords = 20;

/**
 * `/generators/password` (docs/specification/tools.md#passwords). Shows a password from the start, which follows the
 * settings. Nothing leaves the page: no request, no storage, and no settings in the URL, from which others could learn
 * what a password looks like.
 */
export function PasswordTool() {
  const [isPhrase, setIsPhrase] = useState(false);
  const [options, setOptions] = useState(passwordDefaults);
  const [phrase, setPhrase] = useState(passphraseDefaults);
  const [amount, setAmount] = useState(1);
  const [isShown, setIsShown] = useState(true);
  const [failure, setFailure] = useState("");
  const { sets, add, replace, drop, keep, clear } = useSecretSets();
  const result = useRef<HTMLElement>(null);
  // The word list may load after another change of the settings: only the newest request shows its result.
  const request = useRef(0);

  const alphabets = alphabetsOf(options);
  const hasNothing = !isPhrase && alphabets.length === 0;
  const bits = isPhrase
    ? bitsOf(countPassphrases(phrase, listLength))
    : bitsOf(countPasswords(alphabets, options.length));

  const times = (make: () => string) => Array.from({ length: amount }, make);
  const makePasswords = (): NewSet => {
    const secrets = times(() => generatePassword(options, randomBytes));
    // All passwords of a set have the same length and classes.
    return { kind: "password", secrets, bits, strength: strengthOf(secrets[0] ?? "") };
  };
  const makePhrases = async (): Promise<NewSet> => {
    const { russianWords } = await import("@/content/tools/words-ru");
    const secrets = times(() => generatePassphrase(phrase, russianWords, randomBytes));
    return { kind: "phrase", secrets, bits, strength: null };
  };
  /** Generates a new set; synchronously if nothing must be loaded. */
  const make = async (show: (set: NewSet) => void) => {
    request.current += 1;
    const number = request.current;
    setFailure("");
    if (!isPhrase) return show(makePasswords());
    try {
      const set = await makePhrases();
      if (number === request.current) show(set);
    } catch {
      if (number !== request.current) return;
      setFailure(
        "Не\u00a0удалось загрузить слова. Проверьте соединение и\u00a0попробуйте ещё раз.",
      );
    }
  };

  const follow = useEffectEvent(() => {
    if (hasNothing) drop();
    else void make(replace);
  });
  // The first one is generated after hydration: the page itself is the same for all visitors.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the settings is followed
  useEffect(() => follow(), [isPhrase, options, phrase, amount]);
  useEffect(() => {
    // A page restored from the back/forward cache has dropped its passwords.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) follow();
    };
    window.addEventListener("pageshow", onPageShow);
    return () => window.removeEventListener("pageshow", onPageShow);
  }, []);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (hasNothing) {
      document.getElementById("password-classes")?.focus();
      return;
    }
    await make((set) => flushSync(() => add(set)));
    scrollToResult(result.current);
  };

  const [newest, ...earlier] = sets;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-9 lg:grid-cols-[minmax(0,1fr)_minmax(0,29rem)] lg:grid-rows-[auto_1fr]">
      <SecretResult
        ref={result}
        newest={newest}
        isShown={isShown}
        onShow={setIsShown}
        onCopy={keep}
      />
      <ScriptedForm
        className="max-w-xl space-y-6 lg:col-start-1 lg:row-span-2 lg:row-start-1"
        onSubmit={(event) => void submit(event)}
      >
        <fieldset className="flex flex-wrap gap-x-6">
          <legend className="sr-only">Что создать</legend>
          {[false, true].map((phraseChosen) => (
            <LightChoice
              key={String(phraseChosen)}
              type="radio"
              name="password-kind"
              checked={isPhrase === phraseChosen}
              onChange={() => setIsPhrase(phraseChosen)}
            >
              {phraseChosen ? "Фраза из\u00a0слов" : "Пароль"}
            </LightChoice>
          ))}
        </fieldset>
        {isPhrase ? (
          <PhraseFields options={phrase} onChange={setPhrase} />
        ) : (
          <>
            <PresetButtons options={options} onChoose={setOptions} />
            <PasswordFields
              options={options}
              error={hasNothing ? noClassMessage : ""}
              onChange={setOptions}
            />
          </>
        )}
        <SliderField
          id="password-amount"
          label="Сколько сразу"
          value={amount}
          min={1}
          max={maxPasswords}
          format={(number) =>
            isPhrase
              ? plural(number, "фраза", "фразы", "фраз")
              : plural(number, "пароль", "пароля", "паролей")
          }
          onChange={setAmount}
        />
        {hasNothing ? null : <EntropyNote bits={bits} />}
        <div>
          <button type="submit" className={buttonVariants()}>
            {isPhrase ? "Создать фразу" : "Создать пароль"}
          </button>
          <div role="alert">
            <FieldError id="password-failure">{failure}</FieldError>
          </div>
        </div>
      </ScriptedForm>
      {earlier.length > 0 ? (
        <SecretHistory earlier={earlier} isShown={isShown} onClear={clear} />
      ) : null}
    </div>
  );
}
