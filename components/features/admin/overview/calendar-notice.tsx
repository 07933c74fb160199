import { Alert } from "@/components/ui/alert";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import { workingCalendar } from "@/lib/platform/content/working-calendar";
import { typeset } from "@/lib/russian/screen-typography";
import { undecidedYear } from "@/lib/russian/working-calendar";

/** Tells the operator that owners' terms extend into a year without a decree on days off; nothing otherwise. */
export function CalendarNotice() {
  const year = undecidedYear(workingCalendar, toMoscowDate(new Date()));
  if (year === undefined) return null;
  return (
    <Alert className="mt-6" title={`Производственный календарь на ${year} год не утверждён`}>
      {typeset(
        `Сроки, которые задевают этот год, владельцы видят с пометкой «предварительно». Когда выйдет постановление о переносе выходных, впишите его в content/calendar/${year}.yaml.`,
      )}
    </Alert>
  );
}
