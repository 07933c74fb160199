"use client";

import Link from "next/link";
import type { OfferedPlan, RequestedPlan } from "@/components/features/plan-requests/request-form";
import { LoadFailedLine, lazyPart } from "@/components/shell/lazy-part";
import { useAddressParameter } from "@/components/shell/use-address-parameter";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { planRequestPath } from "@/content/plan-requests/texts";
import { useCurrentUser } from "@/lib/features/accounts/visitor-context";

const Waiting = () => <Skeleton className="h-64 w-full max-w-2xl" />;

/** Loaded only for signed-in users: a guest sees one sentence. */
const UserRequest = lazyPart(
  async () => (await import("@/components/features/plan-requests/user-request")).UserRequest,
  { waiting: Waiting, failed: LoadFailedLine },
);

/** The request of a signed-in user, or the form; guests are asked to sign in first. */
export function RequestScreen({ plans }: { plans: OfferedPlan[] }) {
  const { user, isLoading } = useCurrentUser();
  const [plan] = useAddressParameter("plan");
  const [months] = useAddressParameter("months");
  if (isLoading) return <Waiting />;
  if (!user) return <SignInFirst plan={plan} months={months} />;
  return <UserRequest email={user.email} plans={plans} requested={{ plan, months }} />;
}

function SignInFirst(requested: RequestedPlan) {
  const next = encodeURIComponent(planRequestPath(requested));
  return (
    <div className="max-w-2xl">
      <p className="measure text-ink-soft">
        План включают кабинету, поэтому сначала войдите. После входа вы вернётесь сюда.
      </p>
      <p className="mt-5 flex flex-wrap gap-3">
        <Button asChild>
          <Link href={`/login?next=${next}`}>Войти</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link href={`/register?next=${next}`}>Зарегистрироваться</Link>
        </Button>
      </p>
    </div>
  );
}
