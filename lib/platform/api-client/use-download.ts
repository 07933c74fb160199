"use client";

import { useMutation } from "@tanstack/react-query";
import { saveFile, saveResponse } from "@/lib/platform/api-client/save-file";

/** How a screen reports the end of a download; called even if the screen has closed meanwhile. */
export type DownloadReports = { onSuccess: () => void; onError: (error: Error) => void };

/**
 * A download of the API as a mutation.
 * @param call returns the response, or only its content to give it our own name.
 * @param fileName used if the server gives no name.
 * @param reports for all uses of the hook; a caller that reports itself awaits `mutateAsync`, or passes its report to
 * `mutate` if that may be dropped with the screen.
 */
export const useDownload = <Variables = void>(
  call: (variables: Variables) => Promise<Response | Blob>,
  fileName: string | ((variables: Variables) => string),
  reports: Partial<DownloadReports> = {},
) =>
  useMutation<void, Error, Variables>({
    mutationFn: async (variables) => {
      const file = await call(variables);
      const name = typeof fileName === "string" ? fileName : fileName(variables);
      if (file instanceof Blob) saveFile(file, name);
      else await saveResponse(file, name);
    },
    ...reports,
  });
