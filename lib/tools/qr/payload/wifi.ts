import type { PayloadProblem } from "@/lib/tools/qr/payload/fields";
import type { QrValues } from "@/lib/tools/qr/payload/values";

/**
 * The scheme by which phones join a network, `WIFI:T:WPA;S:name;P:password;;`. Names and passwords are not trimmed:
 * spaces at their ends are part of a password.
 */
export function toWifi(values: QrValues["wifi"]): string | PayloadProblem[] {
  const { network, password, security, isHidden } = values;
  const problems = findProblems(values);
  if (problems.length > 0) return problems;
  const parts = [
    `T:${security}`,
    `S:${escapePart(network)}`,
    ...(security === "nopass" ? [] : [`P:${escapePart(password)}`]),
    ...(isHidden ? ["H:true"] : []),
  ];
  return `WIFI:${parts.join(";")};;`;
}

function findProblems({ network, password, security }: QrValues["wifi"]): PayloadProblem[] {
  const problems: PayloadProblem[] = [];
  const nameBytes = new TextEncoder().encode(network).length;
  if (network.trim() === "") {
    problems.push({ field: "network", message: "Введите название сети" });
  } else if (nameBytes > 32) {
    // IEEE 802.11: an SSID has up to 32 octets; a Russian letter takes two.
    problems.push({
      field: "network",
      message:
        "Название сети длиннее, чем бывает: до\u00a032\u00a0латинских знаков или 16\u00a0русских букв",
    });
  }
  if (security !== "nopass" && password === "") {
    problems.push({
      field: "password",
      message: "Введите пароль. Если сеть открытая, выберите «Без пароля»",
    });
  } else if (security === "WPA" && !/^.{8,63}$|^[\da-f]{64}$/is.test(password)) {
    // IEEE 802.11i: a passphrase of 8 to 63 characters, or a key of 64 hexadecimal digits.
    problems.push({
      field: "password",
      message:
        "Пароль WPA\u00a0— от\u00a08 до\u00a063\u00a0знаков: проверьте, не\u00a0пропущен\u00a0ли знак",
    });
  }
  return problems;
}

/** A backslash before each of `\ ; , : "`, as the scheme of ZXing has it. */
const escapePart = (text: string) => text.replace(/[\\;,:"]/g, "\\$&");
