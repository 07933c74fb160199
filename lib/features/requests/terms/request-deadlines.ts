/** The duties that follow from an entry of the register, and their deadlines. Pure. */
import { type Deadline, type DeadlineKey, deadlines } from "@/content/duties/deadlines";
import { type RequestKindKey, requestKinds } from "@/content/requests/kinds";
import { startOfDay } from "@/lib/core/time/moscow-days";
import { deadlineOf } from "@/lib/features/requests/terms/deadlines";
import type { RequestDue } from "@/lib/features/requests/terms/responses";
import type { WorkingCalendar } from "@/lib/russian/working-calendar";

type Entry = { kind: RequestKindKey; receivedOn: string; isExtended: boolean };

/** Whether the law allows extending the term of such a request. */
export const canExtend = (kind: RequestKindKey): boolean =>
  requestKinds[kind].duties.some(isExtendable);

const isExtendable = (duty: DeadlineKey) => (deadlines[duty] as Deadline).extension !== undefined;

/** The duties of an entry with their deadlines, nearest first. */
export function listDeadlines(
  { kind, receivedOn, isExtended }: Entry,
  calendar: WorkingCalendar,
): RequestDue[] {
  const received = startOfDay(receivedOn);
  return requestKinds[kind].duties.map((duty) => {
    // The kind may have been corrected since: a term that the law does not allow to extend stays as it is.
    const options = { isExtended: isExtended && isExtendable(duty) };
    const { endsAt: _end, ...due } = deadlineOf(duty, received, calendar, options);
    return { duty, ...due };
  });
}
