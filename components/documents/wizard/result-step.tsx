"use client";

import { Spinner } from "@/components/ui/spinner";
import type { CreatedDocument } from "@/lib/documents/types";
import type { CurrentUser } from "@/lib/users/types";

export function ResultStep({
  created,
}: {
  created: CreatedDocument | null;
  user: CurrentUser | null;
}) {
  if (!created) {
    return (
      <div role="status" className="grid flex-1 place-content-center gap-4 text-center">
        <Spinner className="mx-auto size-8 text-accent" />
        <p>Создание документа...</p>
      </div>
    );
  }
  return null;
}
