"use client";

import { showFailure } from "@/components/shell/messages/show-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { Checkbox } from "@/components/ui/controls/choice";
import { Loading, QueryStates } from "@/components/ui/fetched/query-states";
import { emailSettingTexts as texts } from "@/content/duties/calendar";
import { useEmailSettings, useSaveEmailSettings } from "@/lib/features/duties/client";
import type { EmailSettings } from "@/lib/features/duties/responses";
import { typeset } from "@/lib/russian/screen-typography";

/** Settings of automatic e-mails: the weekly one about duties. */
export function EmailSettingsCard() {
  return (
    <QueryStates
      query={useEmailSettings()}
      loading={<Loading label={texts.loading} />}
      failure={texts.notLoaded}
    >
      {(settings) => <EmailSettingsForm {...settings} />}
    </QueryStates>
  );
}

function EmailSettingsForm({ duties }: EmailSettings) {
  const saving = useSaveEmailSettings();
  const save = (next: boolean) =>
    saving.mutate(
      { duties: next },
      {
        onSuccess: () => void showMessage("success", { title: texts.saved }),
        onError: (error) => void showFailure(texts.failed, error),
      },
    );
  return (
    <Checkbox
      label={texts.weekly}
      note={typeset(texts.weeklyNote)}
      checked={saving.isPending ? saving.variables.duties : duties}
      onChange={({ target }) => save(target.checked)}
    />
  );
}
