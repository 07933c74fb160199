"use client";

import { useState } from "react";
import { ChangeForm } from "@/components/features/admin/law-watch/change-form";
import { ChangeList } from "@/components/features/admin/law-watch/change-list";
import { LawList } from "@/components/features/admin/law-watch/law-list";
import { typeset } from "@/lib/russian/screen-typography";

/** `/admin/laws`: where changed norms are recorded, and the owners of documents that cite them are notified. */
export function LawsAdmin() {
  const [law, setLaw] = useState("");
  return (
    <>
      <h1 className="text-3xl">Законы</h1>
      <p className="measure mt-2 text-ink-soft">
        {typeset(
          "Когда меняется закон или норма, отметьте это здесь. Документы, которые на неё ссылаются, станут «требует обновления», их владельцы получат уведомления. Сначала обновите шаблон: тогда владелец сразу увидит новый текст.",
        )}
      </p>
      <ChangeForm law={law} onLawChange={setLaw} />
      <ChangeList />
      <LawList
        onChoose={(chosen) => {
          setLaw(chosen);
          document.getElementById("law-change-place")?.focus();
        }}
      />
    </>
  );
}
