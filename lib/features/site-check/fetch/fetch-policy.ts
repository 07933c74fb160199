import "server-only";

import { fieldError } from "@/lib/core/errors";
import { withDeadline } from "@/lib/features/site-check/fetch/connect/deadline";
import type { Network } from "@/lib/features/site-check/fetch/connect/request";
import { readTarget } from "@/lib/features/site-check/fetch/connect/target";
import { UnreadError } from "@/lib/features/site-check/fetch/connect/unread-error";
import { describeUnreadPage } from "@/lib/features/site-check/fetch/describe-unread";
import { PoliteClient } from "@/lib/features/site-check/fetch/polite-client";
import { visitLimits } from "@/lib/features/site-check/fetch/visit-limits";

/** A page or a file that was asked for by its address. */
export type FetchedPolicy = { address: string; file: { bytes: Uint8Array; contentType: string } };

/**
 * The page or file at one address, by the same rules as a visit of a site: robots.txt, public addresses only, limits of
 * time and size. An address without a scheme is tried as `https:`, then as `http:`.
 * @param admit is called with the host before anything is sent to it, and may throw.
 * @throws DomainError VALIDATION, naming `url`, when the address is none or nothing can be read there; what `admit`
 * throws.
 */
export async function fetchPolicy(
  typed: string,
  network: Network,
  admit: (host: string) => Promise<void>,
): Promise<FetchedPolicy> {
  const target = readTarget(typed, network);
  if ("problem" in target) throw rejected(target.problem);
  const { url, isSchemeTyped } = target;
  await admit(url.host);
  try {
    return await fetchOne(url, network);
  } catch (error) {
    if (!(error instanceof UnreadError)) throw error;
    const isUnencrypted = error.reason === "connection" || error.reason === "certificate";
    if (isSchemeTyped || !isUnencrypted) throw rejected(describeUnreadPage(error.reason), error);
  }
  const insecure = new URL(url);
  insecure.protocol = "http:";
  return fetchOne(insecure, network).catch((error: unknown) => {
    if (!(error instanceof UnreadError)) throw error;
    throw rejected(describeUnreadPage(error.reason), error);
  });
}

function fetchOne(url: URL, network: Network): Promise<FetchedPolicy> {
  const { signal } = new AbortController();
  return withDeadline(visitLimits.totalMs, signal, async (deadline) => {
    const client = new PoliteClient(network, visitLimits, deadline);
    const { url: address, answer } = await client.get(url, ["html", "text", "pdf", "docx"]);
    const contentType = answer.headers["content-type"] ?? "";
    return { address: address.href, file: { bytes: answer.bytes, contentType } };
  });
}

const rejected = (message: string, cause?: unknown) => fieldError("url", message, { cause });
