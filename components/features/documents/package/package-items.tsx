import { PremiumBadge } from "@/components/features/documents/premium-badge";
import { Badge } from "@/components/ui/badge";
import { Checkbox } from "@/components/ui/controls/choice";
import { formatDay } from "@/components/ui/format-moment";
import { itemKey } from "@/lib/engine/answers/package-item";
import type { CurrentUser } from "@/lib/features/accounts/responses";
import type { NeededDocument } from "@/lib/features/documents/package/documents-for-owner";
import type { DocumentSummary } from "@/lib/features/documents/record/responses";
import { canCreate } from "@/lib/features/documents/rights/plan-rights";

type PackageItemsProps = {
  items: NeededDocument[];
  chosen: ReadonlySet<string>;
  existing: ReadonlyMap<string, DocumentSummary>;
  plan: CurrentUser;
  onToggle: (item: NeededDocument) => void;
};

/** Two lists: what this owner needs, and what may be useful. */
export function PackageItems({ items, ...props }: PackageItemsProps) {
  const required = items.filter(({ isRequired }) => isRequired);
  const useful = items.filter(({ isRequired }) => !isRequired);
  return (
    <>
      <ItemGroup title="Нужны вашему сайту" items={required} {...props} />
      {useful.length > 0 ? <ItemGroup title="Пригодятся" items={useful} {...props} /> : null}
    </>
  );
}

function ItemGroup({
  title,
  items,
  chosen,
  existing,
  plan,
  onToggle,
}: PackageItemsProps & { title: string }) {
  return (
    <fieldset className="mt-5">
      <legend className="font-semibold">{title}</legend>
      <ul className="mt-1 divide-y divide-line border-y border-line">
        {items.map((item) => {
          const key = itemKey(item);
          const document = existing.get(key);
          // The month's limit is shown once for all of them.
          const needsPremium = !canCreate(plan, item.type);
          return (
            <li key={key}>
              <Checkbox
                checked={chosen.has(key)}
                disabled={needsPremium}
                onChange={() => onToggle(item)}
                className="py-3"
                label={
                  <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                    <span className={needsPremium ? "text-ink-faint" : "font-medium"}>
                      {item.name}
                    </span>
                    {needsPremium ? <PremiumBadge /> : null}
                    {document ? (
                      <Badge tone="success">Есть с {formatDay(document.createdAt)}</Badge>
                    ) : null}
                  </span>
                }
                note={
                  <>
                    <span className="block text-sm text-ink-soft">{item.reason}</span>
                    {item.norm ? (
                      <span className="block text-xs text-ink-faint">{item.norm}</span>
                    ) : null}
                    {needsPremium ? (
                      <span className="block text-xs text-gold">
                        Создаётся на плане «Премиум», в этот комплект не войдёт.
                      </span>
                    ) : null}
                  </>
                }
              />
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
