"use client";

import Link from "next/link";
import { useState } from "react";
import { BlockButton } from "@/components/admin/users/block-button";
import { PlanForm } from "@/components/admin/users/plan-form";
import { SecondFactorButton } from "@/components/admin/users/second-factor-button";
import { roleWords } from "@/components/admin/users/words";
import { showMessage } from "@/components/shell/messages/show-message";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { useCurrentUser } from "@/lib/features/accounts/client";
import { useChangeRole } from "@/lib/features/admin/client";
import type { ListedUser } from "@/lib/features/admin/responses";
import { explain } from "@/lib/platform/api-client/api-error";
import { type Role, roles } from "@/lib/platform/auth/roles";

type UserDialogProps = { user: ListedUser; onClose: () => void };

/** Everything that can be changed of one user; each part is saved by a button of its own. */
export function UserDialog({ user, onClose }: UserDialogProps) {
  const me = useCurrentUser().user;
  const isMe = me?.id === user.id;
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent
        placement="drawer"
        className="w-[min(28rem,100%)]"
        title={<span className="break-all">{user.email}</span>}
        description={isMe ? "Это вы. Свою роль и доступ изменить нельзя." : undefined}
      >
        <div className="mt-6 divide-y divide-line [&>*]:py-6 [&>*:first-child]:pt-0">
          {/* Anew with each saved change: the forms begin at what is stored now. */}
          <RoleForm key={`role-${user.role}`} user={user} disabled={isMe} />
          <PlanForm
            key={`${user.subscription} ${user.documentsLimit} ${user.premiumUntil} ${user.referralEarnings}`}
            user={user}
          />
          <div className="flex flex-wrap items-center justify-between gap-3">
            {isMe ? null : <BlockButton user={user} />}
            {!isMe && user.hasSecondFactor ? <SecondFactorButton user={user} /> : null}
            <Link
              href={`/admin/audit?subject=${user.id}`}
              prefetch={false}
              className="text-sm text-accent underline underline-offset-4"
            >
              Что меняли
            </Link>
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}

function RoleForm({ user, disabled }: { user: ListedUser; disabled: boolean }) {
  const [role, setRole] = useState<Role>(user.role);
  const change = useChangeRole(user.id);
  const save = async () => {
    try {
      // The words of the success: docs/specification/admin.md#users.
      const { message } = await change.mutateAsync(role);
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
      <Field id="user-role" label="Роль" hint="Роль меняет и план с лимитом, срок плана снимает.">
        {(control) => (
          <Select
            {...control}
            disabled={disabled}
            value={role}
            onChange={(event) => setRole(event.target.value as Role)}
          >
            {roles.map((one) => (
              <option key={one} value={one}>
                {roleWords[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {change.error ? (
        <Alert tone="danger" role="alert" title="Роль не изменена" className="mt-4">
          {explain(change.error.cause, "Сервер не принял изменение. Попробуйте ещё раз.")}
        </Alert>
      ) : null}
      <Button
        type="submit"
        variant="secondary"
        className="mt-4"
        disabled={disabled || role === user.role}
        pending={change.isPending}
      >
        Сохранить роль
      </Button>
    </form>
  );
}
