import { guessedWords } from "@/content/tools/guessed-words-ru";
import { russianWords } from "@/content/tools/words-ru";
import { passwords } from "@/lib/platform/auth/passwords/known-passwords.json";
import { createAssessor } from "@/lib/tools/password/strength/assess";

/** Loaded when the user begins to type: the library and the lists weigh some 80 kB. */
export const assess = createAssessor({
  passwords: passwords.split(" "),
  words: [...new Set([...russianWords, ...guessedWords])],
});
