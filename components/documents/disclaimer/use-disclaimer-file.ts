"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import { refreshAfterCreation } from "@/lib/features/documents/client";
import { request } from "@/lib/platform/api-client/request";
import { fileNameOf, saveFile } from "@/lib/platform/api-client/save-file";

const docxType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** Creates the disclaimer and saves its .docx, which is what `POST /api/documents` answers for it. */
export function useDisclaimerFile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (answers: DocumentAnswers) => {
      const options = { method: "POST", body: answers, accept: docxType } as const;
      const response = await request("/api/documents", options);
      const file = await response.blob();
      saveFile(file, fileNameOf(response) ?? "Отказ_от_соцсетей.docx");
    },
    onSuccess: () => refreshAfterCreation(client),
  });
}
