import type { ReactNode } from "react";
import { typeset } from "@/lib/russian/screen-typography";

type SettingsSectionProps = {
  id: string;
  title: string;
  /** What this section is for, in one sentence. */
  note?: string;
  children: ReactNode;
};

/** One section of the settings: its name on the left, its controls on the right. */
export function SettingsSection({ id, title, note, children }: SettingsSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-20 gap-x-12 gap-y-5 border-t border-line py-8 first:border-t-0 first:pt-0 sm:py-10 lg:grid-cols-[17rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={`${id}-title`} className="text-lg">
          {title}
        </h2>
        {note ? <p className="measure mt-1.5 text-sm text-ink-soft">{typeset(note)}</p> : null}
      </div>
      <div className="max-w-[42rem] min-w-0">{children}</div>
    </section>
  );
}
