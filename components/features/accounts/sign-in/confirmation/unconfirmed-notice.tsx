import { ResendConfirmation } from "@/components/features/accounts/sign-in/confirmation/resend-confirmation";
import type { CurrentUser } from "@/lib/features/accounts/responses";

/** A small reminder for users who have not opened the confirmation link yet. */
export function UnconfirmedNotice({ user }: { user: CurrentUser }) {
  if (user.emailConfirmed) return null;
  return (
    <p className="mt-5 border-l-3 border-accent/70 bg-accent-wash px-4 py-3 text-sm">
      Подтвердите почту: ссылка отправлена на{" "}
      <span className="font-medium wrap-anywhere">{user.email}</span>. <ResendConfirmation />
    </p>
  );
}
