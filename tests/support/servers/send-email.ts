/** Sends one e-mail over the `SMTP_URL` of the environment, in a separate process; prints the result. */
import { sendOverSmtp } from "@/lib/platform/mail/send-smtp";

const message = { recipient: "ivan@example.ru", subject: "Проверка связи", text: "Здравствуйте." };
const mail = { id: "mail", ...message, html: null, attempts: 1, createdAt: new Date() };
try {
  await sendOverSmtp(process.env.SMTP_URL ?? "", mail, AbortSignal.timeout(20_000));
  console.log("sent");
} catch (error) {
  console.log(error instanceof Error ? error.message : String(error));
}
