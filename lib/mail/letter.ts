import { site } from "@/content/site";
import type { Mail } from "@/lib/mail/types";

/** A letter in its parts: paragraphs, one thing to press, and what is said after it. */
type Letter = {
  subject: string;
  paragraphs: readonly string[];
  action?: { label: string; url: string };
  after?: readonly string[];
};

/**
 * A letter as text and as HTML that says the same. Nobody is called by name: whoever registers another's
 * address could write there through us what they like.
 */
export function writeLetter({ subject, paragraphs, action, after = [] }: Letter) {
  const greeting = "Здравствуйте.";
  const signature = [
    `Это письмо отправил сервис «${site.name}».`,
    ...(site.contacts.email ? [`Вопросы: ${site.contacts.email}`] : []),
  ];
  const text = [
    greeting,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...after,
    `-- \n${signature.join("\n")}`,
  ].join("\n\n");
  const link = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="background:#1f3a5f;color:#ffffff;padding:12px 20px;border-radius:6px;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p>
<p>Если кнопка не открывается, скопируйте адрес в браузер:<br><a href="${escapeHtml(action.url)}" style="color:#1f3a5f;word-break:break-all">${escapeHtml(action.url)}</a></p>`
    : "";
  const html = `<!doctype html>
<html lang="ru"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f7f5f0"><div style="max-width:560px;margin:0 auto;padding:32px 24px;background:#ffffff;color:#1c2430;font:16px/1.55 Arial,sans-serif">
${[greeting, ...paragraphs].map(toParagraph).join("\n")}
${link}
${after.map(toParagraph).join("\n")}
<p style="margin-top:32px;padding-top:16px;border-top:1px solid #dddddd;color:#5c6470;font-size:14px">${signature.map(escapeHtml).join("<br>")}</p>
</div></body></html>
`;
  return { subject, text, html } satisfies Omit<Mail, "recipient">;
}

const toParagraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
