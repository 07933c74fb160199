"use client";

import { lazyFormPart } from "@/components/features/documents/form/lazy/lazy-form-part";
import { lazyPart } from "@/components/shell/lazy-part";
import type { SectionNote } from "@/lib/engine/questions/vocabulary/definition";
import { useCurrentUser } from "@/lib/features/accounts/visitor-context";

const Nothing = () => null;

// Most forms are filled in without either.
const TransferNotes = lazyFormPart(
  async () => (await import("@/components/features/documents/form/transfer-notes")).TransferNotes,
  { failure: "Предупреждения о запретах не загрузились", waiting: Nothing },
);
/** Optional: without it the owner types. */
const PreviousOwnerOffer = lazyPart(
  async () =>
    (await import("@/components/features/documents/form/previous-owner")).PreviousOwnerOffer,
  { waiting: Nothing, failed: Nothing },
);

/** The notes of a section, shown with its questions. */
export function SectionNotes({ note }: { note: SectionNote }) {
  const { user } = useCurrentUser();
  switch (note) {
    case "bannedNetworks":
      return <TransferNotes />;
    case "previousOwner":
      return user ? <PreviousOwnerOffer /> : null;
  }
}
