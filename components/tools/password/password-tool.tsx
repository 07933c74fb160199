"use client";

import { type SubmitEvent, useState } from "react";
import { LightChoice } from "@/components/forms/light-choice";
import { ScriptedForm } from "@/components/forms/scripted-form";
import { browserBytes } from "@/components/tools/browser-bytes";
import { PasswordFields } from "@/components/tools/password/password-fields";
import { PhraseFields } from "@/components/tools/password/phrase-fields";
import { SecretResult } from "@/components/tools/password/secret-result";
import { EntropyNote } from "@/components/tools/password/strength-notes";
import { useSecretSets } from "@/components/tools/password/use-secret-sets";
import { SliderField } from "@/components/tools/slider-field";
import { buttonVariants } from "@/components/ui/button-variants";
import { FieldError } from "@/components/ui/field";
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

const mostAtOnce = 20;

/**
 * `/generators/password` (specification §§ 5 and 9 «Password»). Nothing leaves the page: no request, no
 * storage, and no settings in the address, from which a stranger would learn how a password looks.
 */
export function PasswordTool() {
  const [isPhrase, setIsPhrase] = useState(false);
  const [options, setOptions] = useState(passwordDefaults);
  const [phrase, setPhrase] = useState(passphraseDefaults);
  const [amount, setAmount] = useState(1);
  const [classError, setClassError] = useState("");
  const [failure, setFailure] = useState("");
  const { sets, add, clear } = useSecretSets();

  const alphabets = alphabetsOf(options);
  const bits = isPhrase
    ? bitsOf(countPassphrases(phrase, listLength))
    : bitsOf(countPasswords(alphabets, options.length));

  const times = (make: () => string) => Array.from({ length: amount }, make);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFailure("");
    if (isPhrase) return makePhrases();
    if (alphabets.length === 0) {
      setClassError(noClassMessage);
      document.getElementById("password-classes")?.focus();
      return;
    }
    const secrets = times(() => generatePassword(options, browserBytes));
    // All of a set have the same length and the same classes.
    add({ kind: "password", secrets, bits, strength: strengthOf(secrets[0] ?? "") });
  };
  const makePhrases = async () => {
    try {
      const { russianWords } = await import("@/content/tools/words-ru");
      const secrets = times(() => generatePassphrase(phrase, russianWords, browserBytes));
      add({ kind: "phrase", secrets, bits, strength: null });
    } catch {
      setFailure(
        "Не\u00a0удалось загрузить слова. Проверьте соединение и\u00a0попробуйте ещё раз.",
      );
    }
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-9 lg:grid-cols-[minmax(0,1fr)_minmax(0,29rem)]">
      <ScriptedForm className="max-w-xl space-y-6" onSubmit={(event) => void submit(event)}>
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
          <PasswordFields
            options={options}
            error={classError}
            onChange={(changed) => {
              setClassError("");
              setOptions(changed);
            }}
          />
        )}
        <SliderField
          id="password-amount"
          label="Сколько сразу"
          value={amount}
          min={1}
          max={mostAtOnce}
          format={(number) =>
            isPhrase
              ? plural(number, "фраза", "фразы", "фраз")
              : plural(number, "пароль", "пароля", "паролей")
          }
          onChange={setAmount}
        />
        {isPhrase || alphabets.length > 0 ? <EntropyNote bits={bits} /> : null}
        <div>
          <button type="submit" className={buttonVariants()}>
            {isPhrase ? "Создать фразу" : "Создать пароль"}
          </button>
          <div role="alert">
            <FieldError id="password-failure">{failure}</FieldError>
          </div>
        </div>
      </ScriptedForm>
      <SecretResult sets={sets} onClear={clear} />
    </div>
  );
}
