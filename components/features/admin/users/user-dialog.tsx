"use client";

import { useState } from "react";
import { BlockButton } from "@/components/features/admin/users/block-button";
import { UserFacts } from "@/components/features/admin/users/card/user-facts";
import { UserNotes } from "@/components/features/admin/users/card/user-notes";
import { PlanForm } from "@/components/features/admin/users/plan-form";
import { SecondFactorButton } from "@/components/features/admin/users/second-factor-button";
import { showMessage } from "@/components/shell/messages/show-message";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/controls/field";
import { Select } from "@/components/ui/controls/select";
import { Loading, QueryStates } from "@/components/ui/fetched/query-states";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { Dialog, DialogContent } from "@/components/ui/overlay/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { accessTexts, roleLabels, userCardTexts } from "@/content/admin/users";
import { useCurrentUser } from "@/lib/features/accounts/visitor-context";
import { useUserCard } from "@/lib/features/admin/card/client";
import { useChangeAccess } from "@/lib/features/admin/client";
import type { ListedUser } from "@/lib/features/admin/responses";
import { getErrorMessage } from "@/lib/platform/api-client/api-error";

type UserDialogProps = { user: ListedUser; onClose: () => void };

/** Everything that can be changed about a user; each part has its own save button. */
export function UserDialog({ user, onClose }: UserDialogProps) {
  const me = useCurrentUser().user;
  const isMe = me?.id === user.id;
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent
        placement="drawer"
        className="w-[min(34rem,100%)]"
        title={<span className="break-all">{user.email}</span>}
        description={isMe ? "Это вы. Свою роль и доступ изменить нельзя." : undefined}
      >
        <div className="mt-6 divide-y divide-line [&>*]:py-6 [&>*:first-child]:pt-0">
          <Known userId={user.id} />
          {/* Remounted on each save, so that the forms start with the stored values. */}
          <PlanForm
            key={`${user.subscription} ${user.documentsLimit} ${user.premiumUntil} ${user.referralEarnings}`}
            user={user}
          />
          <AccessForm key={`role-${user.role}`} user={user} disabled={isMe} />
          <div className="flex flex-wrap items-center justify-between gap-3">
            {isMe ? null : <BlockButton user={user} />}
            {!isMe && user.hasSecondFactor ? <SecondFactorButton user={user} /> : null}
            <OnDemandLink
              href={`/admin/audit?subject=${user.id}`}
              className="text-sm text-accent underline underline-offset-4"
            >
              Что меняли
            </OnDemandLink>
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}

/** Facts and notes about the user; the forms below do not wait for them. */
function Known({ userId }: { userId: string }) {
  return (
    <QueryStates
      query={useUserCard(userId)}
      loading={
        <Loading label={userCardTexts.loading}>
          <Skeleton className="h-56 w-full" />
        </Loading>
      }
      failure={userCardTexts.failure}
    >
      {(card) => (
        <div className="space-y-6">
          <UserFacts card={card} />
          <UserNotes userId={userId} notes={card.notes} />
        </div>
      )}
    </QueryStates>
  );
}

/**
 * Whether the user may open the panel; the plan is set by `PlanForm` alone. In the contract the role `premium` means a
 * user with that plan, so an administrator with a plan goes back to it.
 */
function AccessForm({ user, disabled }: { user: ListedUser; disabled: boolean }) {
  const before = user.role === "admin" ? "admin" : "user";
  const [access, setAccess] = useState<"admin" | "user">(before);
  const change = useChangeAccess(user);
  const save = async () => {
    try {
      // Texts of success: docs/specification/admin.md#users.
      const { message } = await change.mutateAsync(access);
      void showMessage("success", { title: message });
    } catch {
      // Shown below, not in a toast: docs/specification/messages.md#administration.
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!change.isPending) void save();
      }}
    >
      <Field id="user-role" label={accessTexts.label} hint={accessTexts.hint}>
        {(control) => (
          <Select
            {...control}
            disabled={disabled}
            value={access}
            onChange={(event) => setAccess(event.target.value as typeof access)}
          >
            {(["user", "admin"] as const).map((item) => (
              <option key={item} value={item}>
                {roleLabels[item]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {change.error ? (
        <Alert tone="danger" role="alert" title="Роль не изменена" className="mt-4">
          {getErrorMessage(change.error.cause, "Сервер не принял изменение. Попробуйте ещё раз.")}
        </Alert>
      ) : null}
      <Button
        type="submit"
        variant="secondary"
        className="mt-4"
        disabled={disabled || access === before}
        pending={change.isPending}
      >
        Сохранить доступ
      </Button>
    </form>
  );
}
