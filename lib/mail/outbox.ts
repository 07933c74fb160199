import "server-only";

import { join } from "node:path";
import { environment } from "@/lib/config/environment";
import { saveMailFile } from "@/lib/mail/save-file";
import { sendOverSmtp } from "@/lib/mail/send-smtp";
import type { QueuedMail } from "@/lib/mail/types";
import type { Outbox } from "@/lib/outbox/types";

/** Letters: over `SMTP_URL`, or into `DATA_DIR/outbox` where it is not set. */
export const mailOutbox: Outbox<QueuedMail> = {
  table: "mail_outbox",
  deliver: (mail, signal) => {
    const { smtpUrl, dataDir } = environment();
    return smtpUrl === undefined
      ? saveMailFile(join(dataDir, "outbox"), mail)
      : sendOverSmtp(smtpUrl, mail, signal);
  },
};
