import { showMessage } from "@/components/shell/messages/show-message";
import { getErrorMessage } from "@/lib/platform/api-client/api-error";

/** Shows an error toast: the server's message, otherwise `fallback`. */
export const showFailure = (title: string, error: unknown, fallback?: string): Promise<void> =>
  showMessage("error", { title, description: getErrorMessage(error, fallback) });
