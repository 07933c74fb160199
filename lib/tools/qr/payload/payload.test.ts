import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { splitCoordinates } from "@/lib/tools/qr/payload/coordinates";
import { emptyMessage, toPayload } from "@/lib/tools/qr/payload/payload";
import { emptyValues, type QrKind, qrKinds } from "@/lib/tools/qr/payload/values";
import { webUrl } from "@/tests/support/arbitrary-text";

const phone = "+7 (912) 345-67-89";
const wifi = emptyValues.wifi;

describe("the payload of each kind", () => {
  test.each<[string, string | undefined]>([
    ["https://example.ru/", toPayload("link", { url: "https://example.ru/" }).text],
    ["https://example.ru", toPayload("link", { url: "  example.ru " }).text],
    ["Привет,\nмир", toPayload("text", { text: "Привет,\nмир" }).text],
    [
      "SMSTO:+79123456789:Да; жду: в 10",
      toPayload("sms", { phone, message: "Да; жду: в 10" }).text,
    ],
    ["SMSTO:+79123456789", toPayload("sms", { phone, message: "" }).text],
    ["tel:112", toPayload("phone", { phone: "112" }).text],
    ["tel:+79123456789", toPayload("phone", { phone }).text],
    [
      'WIFI:T:WPA;S:Кафе;P:a\\;b\\,c\\:d\\"e\\\\f;;',
      toPayload("wifi", { ...wifi, network: "Кафе", password: 'a;b,c:d"e\\f' }).text,
    ],
    [
      "WIFI:T:nopass;S:Гости;H:true;;",
      toPayload("wifi", { ...wifi, network: "Гости", security: "nopass", isHidden: true }).text,
    ],
    [
      "mailto:shop@example.ru?subject=%D0%97%D0%B0%D0%BA%D0%B0%D0%B7%20%E2%84%96%201&body=a%26b%0D%0Ac",
      toPayload("email", { address: "shop@example.ru", subject: "Заказ № 1", body: "a&b\nc" }).text,
    ],
    ["mailto:a@b.ru", toPayload("email", { address: " a@b.ru ", subject: "", body: "" }).text],
    ["geo:55.753930,37.620795", toPayload("geo", place("55.753930", "37.620795")).text],
    ["geo:-33.86,151.2", toPayload("geo", place(" −33,86 ", "+151,2")).text],
    ["geo:0,180", toPayload("geo", place("-0", "180")).text],
  ])("is %s", (expected, written) => {
    expect(written).toBe(expected);
  });
});

const place = (latitude: string, longitude: string) => ({ latitude, longitude });

describe("a link", () => {
  test("gets https:// unless it begins with http or another scheme", () => {
    expect(toPayload("link", { url: "http://example.ru" }).text).toBe("http://example.ru");
    expect(toPayload("link", { url: "HTTPS://EXAMPLE.RU" }).text).toBe("HTTPS://EXAMPLE.RU");
    expect(toPayload("link", { url: "пример.рф/а б" }).text).toBe("https://пример.рф/а%20б");
    expect(toPayload("link", { url: "tg://resolve?domain=a" }).text).toBe("tg://resolve?domain=a");
    // «httpbin» only begins like a scheme.
    expect(toPayload("link", { url: "httpbin.org/get" }).text).toBe("https://httpbin.org/get");
    expect(toPayload("link", { url: "localhost:3000" }).text).toBe("https://localhost:3000");
  });

  test("keeps any web address", { tags: ["slow"] }, () => {
    fc.assert(
      fc.property(webUrl, (url) => {
        const bare = url.replace(/^https?:\/\//, "");
        expect(toPayload("link", { url }).text).toBe(url);
        expect(toPayload("link", { url: bare }).text).toBe(`https://${bare}`);
      }),
    );
  });

  test.each(["сайт", "http://", "https://a b.ru", "http:example", "..."])("rejects %s", (url) => {
    expect(toPayload("link", { url }).problems?.[0]).toMatchObject({ field: "url" });
  });
});

describe("missing and wrong fields", () => {
  test.each(qrKinds)("are reported for an empty form: %s", (kind) => {
    const { problems } = toPayload(kind, emptyValues[kind]);
    expect(problems).toEqual([{ field: Object.keys(emptyValues[kind])[0], message: emptyMessage }]);
    expect(emptyMessage).toBe("Введите данные для QR кода");
  });

  test("include a text of spaces", () => {
    expect(toPayload("text", { text: " \n " }).problems?.[0].message).toBe(emptyMessage);
  });

  test.each<[QrKind, object, string[]]>([
    ["sms", { phone: "", message: "Привет" }, ["phone"]],
    ["sms", { phone: "12", message: "" }, ["phone"]],
    ["phone", { phone: "8-800-ДОСТАВКА" }, ["phone"]],
    ["phone", { phone: "1234567890123456" }, ["phone"]],
    ["email", { address: "", subject: "Заказ", body: "" }, ["address"]],
    ["email", { address: "a@b", subject: "", body: "" }, ["address"]],
    ["wifi", { ...wifi, password: "12345678" }, ["network"]],
    ["wifi", { ...wifi, network: "Кафе" }, ["password"]],
    ["wifi", { ...wifi, network: "Кафе", password: "1234567" }, ["password"]],
    ["wifi", { ...wifi, network: "Семнадцать букв и ещё" }, ["network", "password"]],
    ["geo", place("91", "180,1"), ["latitude", "longitude"]],
    ["geo", place("55", ""), ["longitude"]],
    ["contact", { ...emptyValues.contact, phone }, ["firstName"]],
    [
      "contact",
      { ...emptyValues.contact, firstName: "Ян", phone: "1", email: "a", website: "a" },
      ["phone", "email", "website"],
    ],
  ])("are reported for %s %o", (kind, values, fields) => {
    const { problems } = toPayload(kind, values as never);
    expect(problems?.map(({ field }) => field)).toEqual(fields);
    for (const { message } of problems ?? []) expect(message).toMatch(/[а-яё]/);
  });
});

test("replaces half a surrogate pair with the replacement character", () => {
  expect(toPayload("text", { text: "а\ud83dб" }).text).toBe("а\ufffdб");
  expect(toPayload("text", { text: "🎄" }).text).toBe("🎄");
  const mail = toPayload("email", { address: "a@b.ru", subject: "\udc00", body: "" });
  expect(mail.text).toBe("mailto:a@b.ru?subject=%EF%BF%BD");
});

describe("read back as typed", () => {
  const readWifi = (text: string) => {
    const fields: Record<string, string> = {};
    for (const [, name = "", value = ""] of text
      .slice("WIFI:".length)
      .matchAll(/([A-Z]):((?:\\.|[^\\;])*);/gs)) {
      fields[name] = value.replace(/\\(.)/gs, "$1");
    }
    return fields;
  };

  test("Wi-Fi network and password", () => {
    const typed = fc.string({ unit: "grapheme-ascii", minLength: 8, maxLength: 32 });
    fc.assert(
      fc.property(
        typed.filter((text) => text.trim() !== ""),
        typed,
        (network, password) => {
          const { text = "" } = toPayload("wifi", { ...wifi, network, password });
          expect(readWifi(text)).toEqual({ T: "WPA", S: network, P: password });
        },
      ),
    );
  });

  test("subject and body of an e-mail", () => {
    const line = fc.string({ unit: "grapheme" }).filter((text) => !/[\r\n]/.test(text));
    fc.assert(
      fc.property(line, line, (subject, body) => {
        const { text = "" } = toPayload("email", { address: "a+b@example.ru", subject, body });
        const mail = new URL(text);
        expect(decodeURIComponent(mail.pathname)).toBe("a+b@example.ru");
        // URLSearchParams would read a plus as a space; mail programs do not (RFC 6068 § 5).
        const fields = mail.search
          .slice(1)
          .split("&")
          .map((field) => field.split("="));
        const read = Object.fromEntries(
          fields.map(([name, value = ""]) => [name, decodeURIComponent(value)]),
        );
        expect(read.subject ?? "").toBe(subject);
        expect(read.body ?? "").toBe(body);
      }),
    );
  });
});

test("splitCoordinates fills both fields from copied coordinates", () => {
  expect(splitCoordinates("55.753930, 37.620795")).toEqual(place("55.753930", "37.620795"));
  expect(splitCoordinates(" -33.86 151.20 ")).toEqual(place("-33.86", "151.20"));
  expect(splitCoordinates("55,75")).toBeNull();
  expect(splitCoordinates("55.75")).toBeNull();
});
