"use client";

import { useQueryClient } from "@tanstack/react-query";
import { request } from "@/lib/api-client/request";
import { fileNameOf, saveFile } from "@/lib/api-client/save-file";
import { documentsKey } from "@/lib/documents/client";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import { currentUserKey } from "@/lib/users/visitor";

const docxType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** Creates the disclaimer and saves its .docx, which is what `POST /api/documents` answers for it. */
export function useDisclaimerFile() {
  const client = useQueryClient();
  /** @throws ApiError */
  return async (answers: DocumentAnswers): Promise<void> => {
    const options = { method: "POST", body: answers, accept: docxType } as const;
    const response = await request("/api/documents", options);
    const file = await response.blob();
    saveFile(file, fileNameOf(response) ?? "Отказ_от_соцсетей.docx");
    void client.invalidateQueries({ queryKey: documentsKey });
    void client.invalidateQueries({ queryKey: currentUserKey });
  };
}
