"use client";

import { CalendarDays } from "lucide-react";
import { showMessage } from "@/components/shell/messages/show-message";
import { Button } from "@/components/ui/button";
import { registerWords, requestForms } from "@/content/duties/register";
import { useRequestCalendar } from "@/lib/features/requests/client";
import { explain } from "@/lib/platform/api-client/api-error";

/** All terms as a file for a calendar. */
export function CalendarButton({ siteId }: { siteId: string }) {
  const calendar = useRequestCalendar(siteId);
  const download = () =>
    calendar.mutate(undefined, {
      onError: (error) =>
        void showMessage("error", {
          title: "Не удалось скачать",
          description: explain(error, requestForms.noAnswer),
        }),
    });
  return (
    <Button variant="secondary" pending={calendar.isPending} onClick={download}>
      <CalendarDays aria-hidden="true" strokeWidth={1.75} />
      {registerWords.calendar}
    </Button>
  );
}
