import { guessedWords } from "@/content/tools/guessed-words-ru";
import { russianWords } from "@/content/tools/words-ru";
import { passwords } from "@/lib/platform/auth/passwords/known-passwords.json";
import { createAssessor } from "@/lib/tools/password/strength/assess";

/** Loaded when the user starts typing: the library and the lists weigh about 80 kB. */
export const assess = createAssessor({
  passwords: passwords.split(" "),
  words: [...new Set([...russianWords, ...guessedWords])],
});
