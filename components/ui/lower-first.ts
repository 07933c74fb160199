/** «Файлы cookie» → «файлы cookie»; what begins with an abbreviation («IP-адрес», «ИНН») stays. */
export function lowerFirst(text: string): string {
  return /^.\p{Lu}/u.test(text) ? text : text.charAt(0).toLocaleLowerCase("ru") + text.slice(1);
}
