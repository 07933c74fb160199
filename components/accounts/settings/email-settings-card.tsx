"use client";

import { showFailure } from "@/components/shell/messages/show-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { Checkbox } from "@/components/ui/controls/choice";
import { Loading, QueryStates } from "@/components/ui/fetched/query-states";
import { emailSettingTexts as words } from "@/content/duties/calendar";
import { useEmailSettings, useSaveEmailSettings } from "@/lib/features/duties/client";
import type { EmailSettings } from "@/lib/features/duties/responses";
import { typeset } from "@/lib/russian/screen-typography";

/** Settings of automatic e-mails: the weekly one about duties. */
export function EmailSettingsCard() {
  return (
    <QueryStates
      query={useEmailSettings()}
      loading={<Loading label={words.loading} />}
      failure={words.notLoaded}
    >
      {(letters) => <EmailSettingsForm {...letters} />}
    </QueryStates>
  );
}

function EmailSettingsForm({ duties }: EmailSettings) {
  const saving = useSaveEmailSettings();
  const save = (next: boolean) =>
    saving.mutate(
      { duties: next },
      {
        onSuccess: () => void showMessage("success", { title: words.saved }),
        onError: (error) => void showFailure(words.failed, error),
      },
    );
  return (
    <Checkbox
      label={words.weekly}
      note={typeset(words.weeklyNote)}
      checked={saving.isPending ? saving.variables.duties : duties}
      onChange={({ target }) => save(target.checked)}
    />
  );
}
