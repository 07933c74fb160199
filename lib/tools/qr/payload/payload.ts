import { readLatitude, readLongitude } from "@/lib/tools/qr/payload/coordinates";
import {
  emailProblem,
  type PayloadProblem,
  phoneProblem,
  readLink,
} from "@/lib/tools/qr/payload/fields";
import type { QrKind, QrValues } from "@/lib/tools/qr/payload/values";
import { toVcard } from "@/lib/tools/qr/payload/vcard";
import { toWifi } from "@/lib/tools/qr/payload/wifi";

/** The text to encode, or the problems to fix, in the order of the fields. */
export type Payload =
  | { text: string; problems?: undefined }
  | { text?: undefined; isEmpty: boolean; problems: [PayloadProblem, ...PayloadProblem[]] };

/** Wording: docs/specification/tools.md#qr-codes. */
export const emptyMessage = "Введите данные для QR кода";

type Writers = { [K in QrKind]: (values: QrValues[K]) => string | PayloadProblem[] };

const writers: Writers = {
  link: ({ url }) => {
    const link = readLink(url);
    return link ?? [{ field: "url", message: "Проверьте адрес: ссылка выглядит как example.ru" }];
  },
  text: ({ text }) => text,
  contact: toVcard,
  sms: ({ phone, message }) => {
    const problem = phoneProblem("phone", phone);
    if (problem) return [problem];
    return `SMSTO:${toDialled(phone)}${message ? `:${message}` : ""}`;
  },
  wifi: toWifi,
  email: ({ address, subject, body }) => {
    const problem = emailProblem("address", address);
    return problem ? [problem] : toMailto(address.trim(), subject, body);
  },
  phone: ({ phone }) => {
    const problem = phoneProblem("phone", phone);
    return problem ? [problem] : `tel:${toDialled(phone)}`;
  },
  geo: ({ latitude, longitude }) => {
    const place = [readLatitude(latitude), readLongitude(longitude)];
    const problems: PayloadProblem[] = [];
    if (!place[0]) problems.push({ field: "latitude", message: "Широта — число от -90 до 90" });
    if (!place[1]) problems.push({ field: "longitude", message: "Долгота — число от -180 до 180" });
    // RFC 5870 § 3.3: latitude first, a dot before the fraction.
    return problems.length > 0 ? problems : `geo:${place.join(",")}`;
  },
};

/**
 * Returns the content of the code for these values, in the scheme that phones know for its kind; nothing is sent or
 * looked up. Lone surrogates, which UTF-8 cannot encode, become U+FFFD.
 */
export function toPayload<K extends QrKind>(kind: K, values: QrValues[K]): Payload {
  const typed = wellFormed(values);
  const [first] = Object.keys(typed);
  if (first !== undefined && isBlank(typed)) {
    return { isEmpty: true, problems: [{ field: first, message: emptyMessage }] };
  }
  const written = writers[kind](typed);
  if (typeof written === "string") return { text: written };
  const [problem, ...others] = written;
  // A writer that returns an empty list is a defect; it must not become a code of nothing.
  return { isEmpty: false, problems: [problem ?? { field: "", message: emptyMessage }, ...others] };
}

/** Choices and ticks have a value from the start: only typed values count. */
const isBlank = (values: object) =>
  Object.entries(values).every(
    ([field, value]) => field === "security" || typeof value !== "string" || value.trim() === "",
  );

function wellFormed<V extends object>(values: V): V {
  const entries = Object.entries(values).map(([field, value]) => [
    field,
    typeof value === "string" ? value.replace(/\p{Surrogate}/gu, "\ufffd") : value,
  ]);
  return Object.fromEntries(entries) as V;
}

/** Spaces, brackets and hyphens are only for readability (RFC 3966 § 5.1.1). */
const toDialled = (phone: string) => phone.replace(/[^\d+]/g, "");

/** RFC 6068: everything but unreserved characters is percent-encoded, line breaks as CRLF. */
function toMailto(address: string, subject: string, body: string): string {
  const encode = (text: string) => encodeURIComponent(text.replace(/\r\n|\r|\n/g, "\r\n"));
  const to = address.split("@").map(encode).join("@");
  const fields = [subject && `subject=${encode(subject)}`, body && `body=${encode(body)}`].filter(
    Boolean,
  );
  return `mailto:${to}${fields.length > 0 ? `?${fields.join("&")}` : ""}`;
}
