import type { UnreadReason } from "@/lib/features/site-check/visited/visited-site";

/** Something of a site was not read; `reason` says why. The message is only for the log. */
export class UnreadError extends Error {
  override name = "UnreadError";

  constructor(
    readonly reason: UnreadReason,
    options: { status?: number; cause?: unknown } = {},
  ) {
    super(reason, { cause: options.cause });
    this.status = options.status;
  }

  readonly status?: number;
}

const byStatus: Record<number, UnreadReason> = {
  401: "forbidden",
  403: "forbidden",
  404: "missing",
  410: "missing",
  429: "forbidden",
  451: "forbidden",
  503: "forbidden",
};

/** What a status that is not 2xx says. */
export function unreadByStatus(status: number): UnreadError {
  return new UnreadError(byStatus[status] ?? "status", { status });
}

/** «Wrong version number» and the like: what answered at the port does not speak TLS. */
const tlsCode = /^(?:EPROTO|ERR_SSL_|ERR_TLS_|CERT_|SELF_SIGNED_|DEPTH_ZERO_|UNABLE_TO_)/;

/** What an error of Node's network says; ours stay as they are. */
export function unreadByFailure(error: unknown): UnreadError {
  if (error instanceof UnreadError) return error;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (tlsCode.test(code) || code === "HOSTNAME_MISMATCH") {
    return new UnreadError("certificate", { cause: error });
  }
  if (code === "HPE_HEADER_OVERFLOW") return new UnreadError("tooLarge", { cause: error });
  return new UnreadError("connection", { cause: error });
}
