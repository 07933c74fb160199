import "server-only";

import { join } from "node:path";
import { environment } from "@/lib/platform/config/environment";
import type { QueuedMail } from "@/lib/platform/mail/mail";
import { saveMailFile } from "@/lib/platform/mail/save-file";
import { sendOverSmtp } from "@/lib/platform/mail/send-smtp";
import type { Outbox } from "@/lib/platform/outbox/outbox";

/** E-mails: over `SMTP_URL`, or into `DATA_DIR/outbox` where it is not set. */
export const mailOutbox: Outbox<QueuedMail> = {
  table: "mail_outbox",
  deliver: (mail, signal) => {
    const { smtpUrl, dataDir } = environment();
    return smtpUrl === undefined
      ? saveMailFile(join(dataDir, "outbox"), mail)
      : sendOverSmtp(smtpUrl, mail, signal);
  },
};
