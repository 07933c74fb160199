import { requestChannels } from "@/content/requests/kinds";
import { requestRegisterTexts } from "@/content/requests/register";
import { formatRussianDate } from "@/lib/core/time/moscow-time";
import type { PersonRequest } from "@/lib/features/requests/responses";

/** Who asked, when and how, and the owner's notes. */
export function EntryDetails({ request }: { request: PersonRequest }) {
  const { details, receivedOn, channel } = request;
  const came = `${formatRussianDate(receivedOn)}, ${requestChannels[channel]}`;
  if (!details)
    return <p className="mt-1 text-sm text-danger">{requestRegisterTexts.unreadable}</p>;
  const { person, incoming, note } = details;
  return (
    <>
      <p className="mt-1 text-sm break-words text-ink-soft">
        {[
          person || requestRegisterTexts.nobody,
          came,
          ...(incoming ? [`вх. № ${incoming}`] : []),
        ].join(" · ")}
      </p>
      {note ? (
        <p className="mt-1 text-sm break-words whitespace-pre-wrap text-ink-soft">{note}</p>
      ) : null}
    </>
  );
}
