import { OnDemandLink } from "@/components/ui/on-demand-link";
import type { Notification } from "@/lib/features/notifications/schema";
import { typeset } from "@/lib/russian/screen-typography";

type Part = { kind: "text"; text: string } | { kind: "list"; items: string[] };

/** Prefix of a list item (`markNextOwners`, and what operators type). */
const bullet = "– ";

/** The text of a notification: its lists as lists, the documents it mentions as links to their pages. */
export function NotificationMessage({
  message,
  documents,
}: Pick<Notification, "message" | "documents">) {
  return (
    <div className="measure space-y-1.5 break-words text-ink-soft">
      {toParts(message).map((part, index) =>
        part.kind === "text" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes
          <p key={index}>{typeset(part.text)}</p>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <ul key={index} className="list-disc space-y-0.5 pl-5 marker:text-ink-faint">
            {part.items.map((item, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two documents may have one name
              <li key={place}>
                {documents[place]?.name === item ? (
                  <OnDemandLink
                    href={`/documents/${documents[place].id}`}
                    className="text-accent underline"
                  >
                    {item}
                  </OnDemandLink>
                ) : (
                  typeset(item)
                )}
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}

function toParts(message: string): Part[] {
  const parts: Part[] = [];
  for (const line of message.split("\n")) {
    const last = parts.at(-1);
    if (!line.startsWith(bullet)) parts.push({ kind: "text", text: line });
    else if (last?.kind === "list") last.items.push(line.slice(bullet.length));
    else parts.push({ kind: "list", items: [line.slice(bullet.length)] });
  }
  return parts;
}
