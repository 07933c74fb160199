/** A field's error, with the message shown next to it. */
export type PayloadProblem = { field: string; message: string };

/** Returns the problem of a phone number, or null; 112 has the fewest digits, three. */
export function phoneProblem(field: string, phone: string): PayloadProblem | null {
  const digits = phone.replace(/\D/g, "");
  if (digits === "") return { field, message: "Введите номер телефона" };
  if (!/^\s*\+?[\d\s().\u00a0–-]+$/.test(phone)) {
    return {
      field,
      message: "В\u00a0номере могут быть цифры, плюс в\u00a0начале, пробелы, скобки и\u00a0дефисы",
    };
  }
  if (digits.length < 3 || digits.length > 15) {
    // ITU-T E.164: no phone number is longer.
    return { field, message: "Проверьте номер: в\u00a0нём от\u00a03 до\u00a015\u00a0цифр" };
  }
  return null;
}

export function emailProblem(field: string, address: string): PayloadProblem | null {
  if (address.trim() === "") return { field, message: "Введите адрес почты" };
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address.trim())
    ? null
    : { field, message: "Проверьте адрес почты: он выглядит как name@example.ru" };
}

/**
 * Returns the link for a typed address: `https://` is prepended unless it begins with `http`
 * (docs/specification/tools.md#qr-codes). Another scheme (`tg://`) is left as it is: `https://tg://` would lead
 * nowhere. The bare `httpbin.org` only looks like a scheme and gets the prefix. Spaces become `%20`. Null when browsers
 * would not accept it as an address.
 */
export function readLink(typed: string): string | null {
  const text = typed.trim().replace(/\s/g, "%20");
  const hasScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(text);
  const link = hasScheme ? text : `https://${text}`;
  try {
    const { protocol, hostname } = new URL(link);
    if (!/^https?:$/.test(protocol)) return link;
    // «сайт» without a zone is probably a typo; a colon is in IPv6 addresses.
    return /[^.]\.[^.]/.test(hostname) || hostname.includes(":") || hostname === "localhost"
      ? link
      : null;
  } catch {
    return null;
  }
}
