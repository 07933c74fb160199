import { saveFile } from "@/lib/platform/api-client/save-file";

/** Saves a text as a download. */
export const saveText = (text: string, name: string): void =>
  saveFile(new Blob([text], { type: "text/plain;charset=utf-8" }), name);

/** File name of the numbered list, before and after a draw. */
export const listFileName = "Участники с номерами.txt";
