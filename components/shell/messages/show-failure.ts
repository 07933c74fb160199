import { showMessage } from "@/components/shell/messages/show-message";
import { getErrorMessage } from "@/lib/platform/api-client/api-error";

/** Shows a toast about a failure: the server's message or, if there is none, the text of `explain`. */
export const showFailure = (title: string, error: unknown, fallback?: string): Promise<void> =>
  showMessage("error", { title, description: getErrorMessage(error, fallback) });
