/**
 * The most common passwords of at least eight characters, in lower case. A short list on purpose: it runs in the
 * browser too. Patterns (one repeated character, a keyboard sequence) are recognised separately. Source: ASVS 6.2.4.
 */
const common = new Set(
  `12345678 123456789 1234567890 12345678910 11111111 00000000 password password1 password12 password123
  passw0rd p@ssw0rd p@ssword qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 1q2w3e4r
  1q2w3e4r5t 1qaz2wsx 1qazxsw2 q1w2e3r4 q1w2e3r4t5 zaq12wsx qazwsxedc qazwsx123 asdfghjk asdfghjkl
  zxcvbnm1 zxcvbnm123 iloveyou sunshine princess football baseball superman trustno1 welcome1
  welcome123 admin123 admin1234 administrator letmein1 letmein123 abcd1234 abc12345 abcdefgh a1b2c3d4
  aa123456 aa12345678 monkey123 dragon123 master123 michelle jennifer computer internet starwars
  whatever corvette mercedes samsung1 changeme changeme123 default1 guest123 test1234 testtest
  87654321 987654321 0987654321 123123123 12341234 11223344 1122334455 123321123 123454321 147258369
  159357456 789456123 741852963 963852741 31415926 13131313 12121212 55555555 77777777 88888888
  99999999 66666666 22222222 33333333 44444444 01012000 01011990 12344321 qweasdzxc qweqweqwe
  qwerty7777 gfhjkm123 gfhjkmgfhjkm ytrewq123 marina123 natasha1 nastya123 spartak1 spartak123
  zenit2008 moskva777 rossiya1 vfhbyf123 yfnfif123 fylhtq123 ghbdtn123 ghbdtnrfrltkf
  йцукенгш йцукенгшщз йцукен12 йцукен123 йцукен1234 йцуйцуйцу пароль12 пароль123 пароль1234 парольпароль
  привет12 привет123 приветпривет любовь123 солнышко наташа123 настя123 марина123 максим123 фывапролд
  фывапролджэ ячсмитьбю спартак1 москва123 россия123 администратор сайтпозакону saitpozakonu`.split(
    /\s+/,
  ),
);

const runs = [
  "01234567890",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiopasdfghjklzxcvbnm",
  "йцукенгшщзхъфывапролджэячсмитьбю",
  "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
];

/**
 * Words related to this service, letters only. An attacker who knows the site tries them with digits and punctuation
 * around. Source: ASVS 6.1.2, 6.2.11; listed in docs/security.md.
 */
const ownWords = new Set([
  ...["сайтпозакону", "saitpozakonu", "saytpozakonu", "sitepozakonu"],
  ...["admin", "administrator", "админ", "администратор"],
]);

/** True for a very common password. */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase();
  if (common.has(text) || /^(.)\1*$/u.test(text) || /^(.{2,4}?)\1+$/u.test(text)) return true;
  if (ownWords.has(text.replace(/\P{L}/gu, ""))) return true;
  const backwards = [...text].reverse().join("");
  return runs.some((run) => run.includes(text) || run.includes(backwards));
}
