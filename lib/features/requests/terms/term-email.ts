/** The texts about a deadline in e-mails and messages. Pure. */

import { type Deadline, deadlines } from "@/content/duties/deadlines";
import type { DeadlineEmail } from "@/content/requests/deadline-email";
import { type RequestKindKey, requestKinds } from "@/content/requests/kinds";
import { formatRussianDate } from "@/lib/core/time/moscow-time";
import type { RequestDue } from "@/lib/features/requests/terms/responses";

/** The e-mail texts for one deadline of an entry; without the name of the requester. */
export function toTermEmail(
  entry: { kind: RequestKindKey; receivedOn: string; address: string },
  { duty: key, date, isForecast }: RequestDue,
): DeadlineEmail {
  const { duty, norm }: Deadline = deadlines[key];
  return {
    kind: requestKinds[entry.kind].title,
    duty,
    norm,
    address: entry.address,
    receivedOn: formatRussianDate(entry.receivedOn),
    due: formatRussianDate(date),
    isForecast,
  };
}
