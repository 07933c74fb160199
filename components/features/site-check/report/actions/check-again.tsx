"use client";

import { RotateCw } from "lucide-react";
import { useRouter } from "next/navigation";
import { showFailure } from "@/components/shell/messages/show-failure";
import { Button } from "@/components/ui/button";
import { useStartCheck } from "@/lib/features/site-check/client";

type CheckAgainProps = {
  /** What to check; with the `id` of an earlier check, the report shows what has changed. */
  check: { url: string; id?: string };
  variant?: "primary" | "secondary";
  /** The site of another user that a member checks for its owner. */
  site?: string | undefined;
};

/** Starts a check and opens its report. */
export function CheckAgain({ check: { id, url }, variant = "secondary", site }: CheckAgainProps) {
  const router = useRouter();
  const again = useStartCheck(site);
  const start = () =>
    again.mutate(
      { url, ...(id && { previous: id }) },
      {
        onSuccess: (check) => router.push(`/check/${check.id}`),
        onError: (error) => void showFailure("Не удалось начать проверку", error),
      },
    );
  return (
    <Button variant={variant} size="sm" pending={again.isPending} onClick={start}>
      {again.isPending ? null : <RotateCw aria-hidden="true" strokeWidth={1.75} />}
      {id ? "Проверить снова" : "Проверить сайт"}
    </Button>
  );
}
