"use client";

import { CircleHelp, Monitor, Smartphone, Tablet } from "lucide-react";
import { EndSessionButton } from "@/components/features/accounts/settings/security/end-session-button";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { Loading, QueryStates } from "@/components/ui/fetched/query-states";
import { formatMoment } from "@/components/ui/format-moment";
import { providerNames } from "@/content/accounts/sign-in-providers";
import { useSessions } from "@/lib/features/accounts/sessions/client";
import type { Device, ListedSession } from "@/lib/features/accounts/sessions/schema";

const icons = { desktop: Monitor, phone: Smartphone, tablet: Tablet };

/** Every session of the user, this one first (docs/specification/accounts.md#sessions). */
export function SessionList() {
  return (
    <QueryStates
      query={useSessions()}
      loading={<Loading label="Загружаем сеансы" />}
      failure="Не удалось загрузить сеансы"
    >
      {(sessions) => <Sessions sessions={sessions} />}
    </QueryStates>
  );
}

function Sessions({ sessions }: { sessions: ListedSession[] }) {
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <>
      <Card>
        <ul className="divide-y divide-line">
          {[...sessions.filter(({ isCurrent }) => isCurrent), ...others].map((session) => (
            <li key={session.id}>
              <Session session={session} />
            </li>
          ))}
        </ul>
      </Card>
      {others.length > 1 ? (
        <EndSessionButton id={null} className="mt-4">
          Завершить все остальные
        </EndSessionButton>
      ) : null}
    </>
  );
}

function Session({ session }: { session: ListedSession }) {
  const { id, isCurrent, device, address, provider, createdAt, lastSeenAt } = session;
  const Icon = device.kind ? icons[device.kind] : CircleHelp;
  const name = deviceName(device);
  return (
    <div className="flex items-start gap-4 px-5 py-4">
      <Icon
        aria-hidden="true"
        strokeWidth={1.75}
        className="mt-0.5 size-5 shrink-0 text-ink-faint"
      />
      <div className="min-w-0 flex-1 sm:flex sm:items-start sm:gap-4">
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
            {name}
            {isCurrent ? <Badge tone="success">Это устройство</Badge> : null}
          </p>
          <p className="mt-0.5 text-sm text-ink-faint">
            {isCurrent ? "Сейчас в кабинете" : `Был активен ${formatMoment(lastSeenAt)}`}, вход{" "}
            {provider ? `через ${providerNames[provider]} ` : ""}
            {formatMoment(createdAt)}
            {address ? `, адрес ${address}` : ""}
          </p>
        </div>
        {isCurrent ? null : (
          <EndSessionButton id={id} label={`Завершить сеанс: ${name}`} className="max-sm:mt-3">
            Завершить
          </EndSessionButton>
        )}
      </div>
    </div>
  );
}

/** «Chrome, Windows»; an unknown part is left out. */
function deviceName({ browser, system }: Device): string {
  return [browser, system].filter(Boolean).join(", ") || "Неизвестное устройство";
}
