import { showMessage } from "@/components/shell/messages/show-message";
import { getErrorMessage } from "@/lib/platform/api-client/api-error";

/** A short message that something failed: in the server's words or, without any, as `explain` says. */
export const showFailure = (title: string, error: unknown, fallback?: string): Promise<void> =>
  showMessage("error", { title, description: getErrorMessage(error, fallback) });
