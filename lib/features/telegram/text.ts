import "server-only";

import { environment } from "@/lib/platform/config/environment";

/** The longest message that the Bot API takes (`sendMessage`, «text»: 1–4096 characters). */
const maxTextLength = 4096;

/** A notification as a message of plain text; what it leads to comes as a whole address. */
export function telegramText({
  title,
  message,
  link,
}: {
  title: string;
  message: string;
  link?: string | null | undefined;
}): string {
  const address = link ? `\n\n${environment().siteUrl}${link}` : "";
  const text = `${title}\n\n${message}`;
  const remainingLength = maxTextLength - address.length;
  return (
    (text.length > remainingLength ? `${text.slice(0, remainingLength - 1)}…` : text) + address
  );
}
