"use client";

import { lawStatusLabels } from "@/components/features/admin/law-watch/law-labels";
import { EntryDialog } from "@/components/features/requests/entry-form";
import { Field } from "@/components/ui/controls/field";
import { Input } from "@/components/ui/controls/input";
import { Select } from "@/components/ui/controls/select";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import { useCheckLaw } from "@/lib/features/law-watch/client";
import type { WatchedLaw } from "@/lib/features/law-watch/responses";
import type { LawCheckRequest } from "@/lib/features/law-watch/schema";

const statuses = ["checked", "secondary"] as const;

/** «Отметить сверку»: the day on which an act was compared with our texts, and the source. */
export function RecordLawCheck({ law: { key, status } }: { law: WatchedLaw }) {
  const today = toMoscowDate(new Date());
  return (
    <EntryDialog
      texts={{
        title: `Сверка: ${key}`,
        note: "Тексты сверены с действующей редакцией акта. Дата видна здесь и в журнале, документы она не меняет.",
        button: "Отметить сверку",
        buttonLabel: `Отметить сверку: ${key}`,
        done: "Сверка отмечена",
        submit: "Отметить",
      }}
      change={useCheckLaw()}
      // The server validates; its messages are shown next to the fields.
      toBody={(typed) => ({ ...typed, law: key }) as LawCheckRequest}
    >
      {(field) => (
        <>
          <Field {...field("checkedOn")} label="Когда сверено">
            {(control) => (
              <Input
                {...control}
                name="checkedOn"
                type="date"
                className="max-w-44"
                max={today}
                defaultValue={today}
              />
            )}
          </Field>
          <Field {...field("status")} label="С чем">
            {(control) => (
              <Select
                {...control}
                name="status"
                defaultValue={status === "secondary" ? status : "checked"}
              >
                {statuses.map((item) => (
                  <option key={item} value={item}>
                    {lawStatusLabels[item]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </>
      )}
    </EntryDialog>
  );
}
