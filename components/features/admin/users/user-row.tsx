import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { formatDay } from "@/components/ui/format-moment";
import { roleLabels } from "@/content/admin/users";
import { planNames } from "@/content/plans/plan-names";
import type { ListedUser } from "@/lib/features/admin/responses";
import { formatNumber } from "@/lib/russian/numbers";

const nameOf = ({ firstName, lastName }: ListedUser) =>
  [firstName, lastName].filter(Boolean).join(" ");

/** One user: name, plan, usage. On a phone the columns are stacked. */
export function UserRow({ user, onOpen }: { user: ListedUser; onOpen: () => void }) {
  const { email, role, subscription, documentsCreated, documentsLimit, blockedAt } = user;
  const name = nameOf(user);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 border-t border-line py-4 md:grid-cols-[minmax(0,1fr)_12rem_9rem_auto]">
      <div className="min-w-0 max-md:col-span-2">
        <p className="font-medium break-words">{email}</p>
        <p className="text-sm break-words text-ink-faint">
          {name ? `${name}, ` : ""}с {formatDay(user.createdAt)}
        </p>
      </div>
      <div className="max-md:col-span-2">
        <p className="flex flex-wrap gap-1.5">
          <Badge tone={subscription === "free" ? "plain" : "gold"}>{planNames[subscription]}</Badge>
          {role === "admin" ? <Badge>{roleLabels.admin}</Badge> : null}
          {blockedAt ? <Badge tone="danger">Заблокирован</Badge> : null}
        </p>
        {user.premiumUntil ? (
          <p className="mt-1 text-xs text-ink-faint">
            {new Date(user.premiumUntil) > new Date() ? "до" : "закончился"}{" "}
            {formatDay(user.premiumUntil)}
          </p>
        ) : null}
      </div>
      <p className="text-sm text-ink-soft tabular-nums">
        <span className="md:sr-only">Документов за месяц: </span>
        <span className="whitespace-nowrap">
          {formatNumber(documentsCreated)}
          {documentsLimit === -1 ? ", без лимита" : ` из ${formatNumber(documentsLimit)}`}
        </span>
      </p>
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-end"
        aria-label={`Изменить: ${email}`}
        onClick={onOpen}
      >
        Изменить
      </Button>
    </li>
  );
}
