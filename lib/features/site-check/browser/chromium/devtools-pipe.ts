import type { Readable, Writable } from "node:stream";

/** An event of the DevTools protocol; `sessionId` identifies the page, frame or worker. */
export type DevtoolsEvent = {
  method: string;
  params: Record<string, unknown>;
  sessionId: string | undefined;
};

type Message = {
  id?: number;
  method?: string;
  params?: Record<string, unknown>;
  sessionId?: string;
  result?: unknown;
  error?: { message?: string };
};
type Waiting = { resolve: (result: unknown) => void; reject: (error: Error) => void };

/** A page controls how much its browser reports: beyond these limits nothing is read. */
const maxMessages = 40_000;
const maxBytes = 64 * 1024 * 1024;

/**
 * The DevTools protocol over `--remote-debugging-pipe`: JSON messages that end with a zero byte. No port is opened that
 * another program, or the page itself, could connect to.
 */
export class DevtoolsPipe {
  readonly #waiting = new Map<number, Waiting>();
  readonly #parts: Buffer[] = [];
  #lastId = 0;
  #messages = 0;
  #bytes = 0;
  #fault: Error | undefined;

  constructor(
    readonly output: Writable,
    input: Readable,
    readonly onEvent: (event: DevtoolsEvent) => void,
    /** Called once: when the browser has ended, or reported too much. */
    readonly onEnd: (fault: Error) => void,
  ) {
    output.on("error", () => this.#end("the pipe broke"));
    input.on("error", () => this.#end("the pipe broke"));
    input.on("close", () => this.#end("the browser is gone"));
    input.on("data", (chunk: Buffer) => this.#read(chunk));
  }

  /**
   * Calls a method of the protocol.
   * @returns its result, whose type is not checked
   * @throws Error with the browser's error, or when the browser has ended
   */
  send<Result = unknown>(
    method: string,
    params: Record<string, unknown> = {},
    sessionId?: string,
  ): Promise<Result> {
    if (this.#fault) return Promise.reject(this.#fault);
    this.#lastId += 1;
    const id = this.#lastId;
    const sent = new Promise<unknown>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
    });
    this.output.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return sent as Promise<Result>;
  }

  #read(chunk: Buffer): void {
    if (this.#fault) return;
    this.#bytes += chunk.length;
    if (this.#bytes > maxBytes) this.#end("the browser told too much");
    let from = 0;
    for (let to = chunk.indexOf(0); to >= 0 && !this.#fault; to = chunk.indexOf(0, from)) {
      this.#parts.push(chunk.subarray(from, to));
      const text = Buffer.concat(this.#parts).toString("utf8");
      this.#parts.length = 0;
      from = to + 1;
      this.#messages += 1;
      if (this.#messages > maxMessages) this.#end("the browser told too much");
      else this.#take(text);
    }
    if (from < chunk.length) this.#parts.push(chunk.subarray(from));
  }

  #take(text: string): void {
    try {
      this.#hand(JSON.parse(text) as Message);
    } catch {
      // Thrown here, it would end the whole server.
      this.#end("the browser told what is not understood");
    }
  }

  #hand({ id, method, params = {}, sessionId, result, error }: Message): void {
    if (id === undefined) {
      if (method) this.onEvent({ method, params, sessionId });
      return;
    }
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) waiting?.reject(new Error(error.message ?? "refused"));
    else waiting?.resolve(result);
  }

  #end(why: string): void {
    if (this.#fault) return;
    this.#fault = new Error(why);
    for (const { reject } of this.#waiting.values()) reject(this.#fault);
    this.#waiting.clear();
    this.onEnd(this.#fault);
  }
}
