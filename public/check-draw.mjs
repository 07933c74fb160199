// Проверка протокола случайного выбора (версия 1) без нашего сайта.
//
//   node check-draw.mjs протокол.txt
//   node check-draw.mjs протокол.txt участники.txt
//
// Нужен Node.js 18 или новее. Программа ничего не отправляет: она читает файлы, повторяет выбор и
// сравнивает. Правила описаны на странице «Случайные числа», здесь они записаны второй раз и отдельно.
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";

const text = readFileSync(process.argv[2] ?? 0, "utf8").normalize("NFC");
const lines = text.split(/\r?\n/).map((line) => line.replace(/\s+/g, " ").trim());
const line = (name) => lines.find((item) => item.startsWith(`${name}: `))?.slice(name.length + 2);
const [choice, except, count, repeats, seed, stated] = [
  "Выбор",
  "Кроме",
  "Сколько",
  "Повторы",
  "Зерно",
  "Выпало",
].map(line);
if (!choice || !count || !repeats || !seed || !stated) {
  console.log("Это не протокол: нет строк «Выбор», «Сколько», «Повторы», «Зерно» или «Выпало».");
  process.exit(2);
}

// 1. Поток байтов: блоки HMAC-SHA-256. Ключ — зерно, сообщение — условия и номер блока, с нуля.
const terms = [`Выбор: ${choice}`, except && `Кроме: ${except}`, `Сколько: ${count}`, `Повторы: ${repeats}`]
  .filter(Boolean)
  .join("\n");
let stream = Buffer.alloc(0);
let block = 0;
function take(length) {
  while (stream.length < length) {
    stream = Buffer.concat([
      stream,
      createHmac("sha256", seed).update(`${terms}\n${block++}`).digest(),
    ]);
  }
  const bytes = stream.subarray(0, length);
  stream = stream.subarray(length);
  return bytes;
}

// 2. Число от 0 до n − 1: столько байтов, сколько нужно; остаток от деления, но без «лишнего хвоста».
function below(n) {
  let length = 0;
  while (256n ** BigInt(length) < n) length++;
  const values = 256n ** BigInt(length);
  for (;;) {
    const drawn = BigInt(`0x${take(length).toString("hex") || "0"}`);
    if (drawn < values - (values % n)) return drawn % n;
  }
}

// 3. Доступные числа по порядку; без повторов одинаковые считаются одним.
const mayRepeat = repeats === "да";
const range = /^числа от (-?\d+) до (-?\d+)$/.exec(choice);
let available;
let numberAt;
if (range) {
  const gaps = except ? except.split(", ").map(BigInt) : [];
  available = BigInt(range[2]) - BigInt(range[1]) + 1n - BigInt(gaps.length);
  numberAt = (place) => {
    let number = BigInt(range[1]) + place;
    for (const gap of gaps) if (gap <= number) number++;
    return String(number);
  };
} else {
  const given = choice.replace(/^из списка /, "").split(", ");
  const numbers = mayRepeat ? given : [...new Set(given)];
  available = BigInt(numbers.length);
  numberAt = (place) => numbers[Number(place)];
}

// 4. С повторами — каждый раз из всех; без — первые шаги перемешивания Фишера — Йетса.
const places = new Map();
const at = (place) => places.get(place) ?? place;
const drawn = [];
for (let step = 0n; step < BigInt(count); step++) {
  if (mayRepeat) {
    drawn.push(numberAt(below(available)));
  } else {
    const chosen = step + below(available - step);
    drawn.push(numberAt(at(chosen)));
    places.set(chosen, at(step));
  }
}

const isSame = drawn.join(", ") === stated;
console.log(isSame ? `Протокол верен: ${stated}` : `Протокол неверен: выпадает ${drawn.join(", ")}, а записано ${stated}`);

// 5. Список участников, если он дан: тот ли это список и те ли люди стоят под выпавшими номерами.
const isListRight = process.argv[3] === undefined || checkList(process.argv[3]);
process.exit(isSame && isListRight ? 0 : 1);

function checkList(file) {
  const list = `${readFileSync(file, "utf8").replace(/^\ufeff/, "").replace(/\r\n?/g, "\n").trimEnd()}\n`;
  const fingerprint = createHash("sha256").update(list).digest("hex");
  const declared = /SHA-256 списка ([0-9a-f]{64})/.exec(line("Участники") ?? "")?.[1];
  if (declared !== fingerprint) {
    console.log(`Список другой: его SHA-256 ${fingerprint}, а в протоколе ${declared ?? "списка нет"}`);
    return false;
  }
  const people = new Map(
    list.split("\n").map((item) => [item.slice(0, item.indexOf(". ")), item.slice(item.indexOf(". ") + 2)]),
  );
  const wrong = drawn.filter((number) => line(`Победитель № ${number}`) !== people.get(number));
  console.log(
    wrong.length === 0
      ? "Список верен: под выпавшими номерами стоят названные победители"
      : `Победители не те: № ${wrong.join(", ")}`,
  );
  return wrong.length === 0;
}
