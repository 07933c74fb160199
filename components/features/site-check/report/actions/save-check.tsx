"use client";

import { BookmarkPlus } from "lucide-react";
import { useState } from "react";
import { LoadFailedLine, lazyPart } from "@/components/shell/lazy-part";
import { showFailure } from "@/components/shell/messages/show-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/overlay/dialog";
import { Spinner } from "@/components/ui/spinner";
import { useCurrentUser } from "@/lib/features/accounts/visitor-context";
import { useSaveCheck } from "@/lib/features/site-check/client";
import type { CheckDetails } from "@/lib/features/site-check/responses";

const AuthForms = lazyPart(
  async () => (await import("@/components/features/accounts/sign-in/auth-forms")).AuthForms,
  {
    waiting: () => (
      <div role="status" className="grid min-h-64 place-items-center text-ink-faint">
        <span className="sr-only">Загружаем форму</span>
        <Spinner className="size-7" />
      </div>
    ),
    failed: LoadFailedLine,
  },
);

/** Adds a guest's report to the cabinet, after a sign-in if needed; renders nothing if it was added. */
export function SaveCheck({ check: { id, expiresAt } }: { check: CheckDetails }) {
  const { user } = useCurrentUser();
  const keeping = useSaveCheck(id);
  const [isAsking, setIsAsking] = useState(false);
  if (expiresAt === null) return null;
  const keep = () => {
    setIsAsking(false);
    keeping.mutate(undefined, {
      onSuccess: () =>
        void showMessage("success", {
          title: "Отчёт сохранён",
          description: "Он в разделе «Мои сайты».",
        }),
      onError: (error) => void showFailure("Не удалось сохранить отчёт", error),
    });
  };
  return (
    <>
      <Button
        size="sm"
        pending={keeping.isPending}
        onClick={() => (user ? keep() : setIsAsking(true))}
      >
        {keeping.isPending ? null : <BookmarkPlus aria-hidden="true" strokeWidth={1.75} />}
        Сохранить в кабинете
      </Button>
      <Dialog open={isAsking} onOpenChange={setIsAsking}>
        {isAsking ? (
          <DialogContent
            title="Сохранить отчёт в кабинете"
            description="Это бесплатно. После входа отчёт сохранится сам и не исчезнет через 30 дней."
          >
            <div className="mt-4">
              <AuthForms initialTab="register" onSignedIn={keep} />
            </div>
          </DialogContent>
        ) : null}
      </Dialog>
    </>
  );
}
