/** Why something was not read; the report says it in words and never takes it for «нет нарушений». */
export type UnreadReason =
  /** robots.txt asks robots to stay away. */
  | "robots"
  /** 401, 403, 429, 451, 503: the site is protected against robots. */
  | "forbidden"
  /** 404 and 410. */
  | "missing"
  /** Any other status that is not 2xx. */
  | "status"
  /** No answer within the request's or the whole check's time. */
  | "timeout"
  /** The name has no address. */
  | "unknownHost"
  /** An address, a port, a protocol to which nothing may be sent. */
  | "notPublic"
  /** The certificate is wrong, or none is offered. */
  | "certificate"
  /** The connection was refused or broke. */
  | "connection"
  /** More than five redirects, or a ring of them. */
  | "redirects"
  /** More bytes than are read. */
  | "tooLarge"
  /** Not a type that is read. */
  | "type";

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
