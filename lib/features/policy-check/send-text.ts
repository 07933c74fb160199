import type { z } from "zod";
import type { policyReportShape } from "@/lib/features/policy-check/responses";
import { toApiError, toNetworkError } from "@/lib/platform/api-client/api-error";
import { readAuthToken } from "@/lib/platform/api-client/auth-token";

/** What `POST /api/policy-checks` answers. */
export type CheckedText = {
  [Part in keyof typeof policyReportShape]: z.output<(typeof policyReportShape)[Part]>;
} & {
  /** Answers of our form that stand in the text. */
  answers: Readonly<Record<string, unknown>>;
};

const fileTypes: Readonly<Record<string, string>> = {
  txt: "text/plain",
  htm: "text/html",
  html: "text/html",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  pdf: "application/pdf",
};

/** By its ending: not every browser knows what a DOCX is. */
const typeOf = ({ name }: File) =>
  fileTypes[/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ""] ?? "application/octet-stream";

/**
 * Checks a text or a file. Without TanStack Query, which a page of words does not carry; nothing is kept on the server.
 * @throws ApiError
 */
export async function sendPolicyText(given: string | File): Promise<CheckedText> {
  const isText = typeof given === "string";
  const headers = new Headers({
    accept: "application/json",
    "content-type": isText ? "application/json" : typeOf(given),
  });
  const token = readAuthToken();
  if (token) headers.set("authorization", `Bearer ${token}`);
  const response = await fetch("/api/policy-checks", {
    method: "POST",
    headers,
    body: isText ? JSON.stringify({ text: given }) : given,
    credentials: "include",
  }).catch(() => {
    throw toNetworkError();
  });
  if (!response.ok) throw await toApiError(response);
  return (await response.json()) as CheckedText;
}
