import { site } from "@/content/site";
import type { Mail } from "@/lib/platform/mail/mail";
import { typesetDocument } from "@/lib/russian/typography";

/** An e-mail in its parts: paragraphs, one button, and the text after it. */
type EmailParts = {
  subject: string;
  paragraphs?: readonly string[];
  /** What people wrote, instead of our paragraphs: shown as they wrote it, their greeting included. */
  typed?: readonly string[];
  action?: { label: string; url: string };
  after?: readonly string[];
};

/**
 * An e-mail as text and as HTML that says the same. It never contains the user's name: who registers another
 * person's address could send them any text that way.
 */
export function writeEmail({ subject, paragraphs = [], typed, action, after = [] }: EmailParts) {
  const lines = typed ?? ["Здравствуйте.", ...paragraphs];
  const signature = [
    `Это письмо отправил сервис «${site.name}».`,
    ...(site.contacts.email ? [`Вопросы: ${site.contacts.email}`] : []),
  ];
  const text = [
    ...lines,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...after,
    `-- \n${signature.join("\n")}`,
  ].join("\n\n");
  // Tables, and inline styles as well: some mail programs support nothing else.
  const html = `<!doctype html>
<html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title>
<style>${styles}</style></head>
<body class="paper" style="margin:0;padding:0;background:#faf7f3">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:#faf7f3"><tr><td align="center" class="margin" style="padding:32px 16px">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#fffefd;border:1px solid #ddd9d0;border-radius:8px"><tr><td class="words" style="padding:32px;color:#172031;font:16px/1.55 Arial,Helvetica,sans-serif;text-align:left;word-break:break-word;overflow-wrap:anywhere">
<p class="soft" style="margin:0 0 24px;color:#5c6471;font-size:14px">${escapeHtml(site.name)}</p>
<h1 style="margin:0 0 20px;font:bold 22px/1.3 Georgia,'Times New Roman',serif">${escapeHtml(typesetDocument(subject))}</h1>
${lines.map(typed ? toTyped : toParagraph).join("\n")}
${action ? toLink(action) : ""}
${after.map(toParagraph).join("\n")}
<p class="soft line" style="margin:32px 0 0;padding-top:16px;border-top:1px solid #ddd9d0;color:#5c6471;font-size:14px">${signature.map((line) => escapeHtml(typesetDocument(line))).join("<br>")}</p>
</td></tr></table>
</td></tr></table>
</body></html>
`;
  return { subject, text, html } satisfies Omit<Mail, "recipient">;
}

/** The site's own colours by night (`app/styles/tokens.css`), and less room around on a phone. */
const styles = `
@media (prefers-color-scheme: dark) {
.paper { background: #11141b !important }
.sheet { background: #1a1d24 !important; border-color: #31353d !important }
.words { color: #ebe8e2 !important }
.soft { color: #999fa9 !important }
.line { border-color: #31353d !important }
.link { color: #92b6f7 !important }
.press { background: #92b6f7 !important }
.press a { color: #0c1220 !important }
}
@media (max-width: 480px) {
.margin { padding: 0 !important }
.sheet { border: 0 !important; border-radius: 0 !important }
.words { padding: 24px 20px !important }
}
`;

const toLink = ({ label, url }: NonNullable<EmailParts["action"]>) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0"><tr><td class="press" style="background:#244694;border-radius:6px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;color:#fdfcf9;text-decoration:none;font-weight:bold">${escapeHtml(label)}</a></td></tr></table>
<p class="soft" style="margin:0 0 16px;color:#5c6471;font-size:14px">Если кнопка не открывается, скопируйте адрес в браузер:<br><a href="${escapeHtml(url)}" class="link" style="color:#244694;word-break:break-all">${escapeHtml(url)}</a></p>`;

const toTyped = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
const toParagraph = (text: string) => toTyped(typesetDocument(text));

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
