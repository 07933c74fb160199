import {
  emailProblem,
  type PayloadProblem,
  phoneProblem,
  readLink,
} from "@/lib/tools/qr/payload/fields";
import type { Contact } from "@/lib/tools/qr/payload/values";

/**
 * A contact card that phones can save: vCard 3.0 (RFC 2426), which iOS and Android both read, in UTF-8.
 *
 * Lines are not folded, though RFC 2426 § 2.6 says they should: scanners that process the text line by line cut a
 * folded note, and no reader of a code needs short lines. `N` and `FN` are always there (§ 3.1), so a name or an
 * organisation is required. Empty fields are left out.
 */
export function toVcard(typed: Contact): string | PayloadProblem[] {
  const contact = trim(typed);
  const problems = findProblems(contact);
  if (problems.length > 0) return problems;
  const { firstName, lastName, organization } = contact;
  const fullName = [firstName, lastName].filter(Boolean).join(" ") || organization;
  const property = (name: string, value: string) => (value ? [`${name}:${escapeText(value)}`] : []);
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `N:${escapeText(lastName)};${escapeText(firstName)};;;`,
    `FN:${escapeText(fullName)}`,
    ...property("ORG", organization),
    ...property("TITLE", contact.position),
    ...property("TEL;TYPE=CELL", contact.phone),
    ...property("EMAIL;TYPE=INTERNET", contact.email),
    // An address typed as one line goes into the street, one of the seven fields.
    ...(contact.address ? [`ADR;TYPE=WORK:;;${escapeText(contact.address)};;;;`] : []),
    // A link has the type `uri`: its commas are part of it, and nothing else may need escaping.
    ...(contact.website ? [`URL:${toUri(contact.website)}`] : []),
    ...property("NOTE", contact.note),
    "END:VCARD",
  ];
  return lines.map((line) => `${line}\r\n`).join("");
}

function findProblems(contact: Contact): PayloadProblem[] {
  const { firstName, lastName, organization, phone, email, website } = contact;
  const found: (PayloadProblem | null)[] = [
    firstName || lastName || organization
      ? null
      : {
          field: "firstName",
          message: "Введите имя, фамилию или организацию: без них телефон не\u00a0сохранит контакт",
        },
    phone ? phoneProblem("phone", phone) : null,
    email ? emailProblem("email", email) : null,
    website && !readLink(website)
      ? { field: "website", message: "Проверьте адрес сайта: он выглядит как example.ru" }
      : null,
  ];
  return found.filter((problem) => problem !== null);
}

/** RFC 2426 § 4: a backslash before characters that would end a value or a part of it; a line break is `\n`. */
const escapeText = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\r\n|\r|\n/g, "\\n");

const toUri = (website: string) => (readLink(website) ?? "").replaceAll("\\", "%5C");

function trim(contact: Contact): Contact {
  const entries = Object.entries(contact).map(([field, value]) => [field, value.trim()]);
  return Object.fromEntries(entries) as Contact;
}
