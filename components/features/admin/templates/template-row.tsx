import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { formatMoment } from "@/components/ui/format-moment";
import type { ListedTemplate, TemplateState } from "@/lib/features/templates/responses";
import { typeset } from "@/lib/russian/screen-typography";

const states: Record<TemplateState, { label: string; tone: "plain" | "success" | "danger" }> = {
  shipped: { label: "Исходный текст", tone: "plain" },
  edited: { label: "Изменён", tone: "success" },
  broken: { label: "Не собирается", tone: "danger" },
};

/** Which text of a template is in force. */
export function StateBadge({ state }: { state: TemplateState }) {
  const { label, tone } = states[state];
  return <Badge tone={tone}>{label}</Badge>;
}

/** «Редакция № 3 от 22 ноября в 12:40, admin@example.ru»; empty when nothing was published. */
export function formatTemplateEdition({
  edition,
  publishedAt,
  authorEmail,
}: Pick<ListedTemplate, "edition" | "publishedAt" | "authorEmail">): string {
  if (publishedAt === null) return "";
  const author = authorEmail ? `, ${authorEmail}` : "";
  return `Редакция №\u00a0${edition} от ${formatMoment(publishedAt)}${author}`;
}

/** One template of the list: which text is in force, by whom and since when. */
export function TemplateRow({
  template,
  onOpen,
}: {
  template: ListedTemplate;
  onOpen: () => void;
}) {
  const { name, state, note, isShippedNewer } = template;
  return (
    <li className="flex items-start justify-between gap-4 border-t border-line py-4 sm:items-center sm:gap-8">
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[1rem] font-medium">
          <span className="break-words">{name}</span>
          <StateBadge state={state} />
        </h3>
        {template.edition > 0 ? (
          <p className="mt-1 text-sm break-words text-ink-faint">
            {formatTemplateEdition(template)}
            {note ? `: ${note}` : ""}
          </p>
        ) : null}
        {isShippedNewer ? (
          <p className="mt-1 text-sm text-ink-soft">
            {typeset("С обновлением сайта пришёл другой исходный текст.")}
          </p>
        ) : null}
      </div>
      <Button
        variant="secondary"
        size="sm"
        className="shrink-0"
        aria-label={`Изменить: ${name}`}
        onClick={onOpen}
      >
        Изменить
      </Button>
    </li>
  );
}
