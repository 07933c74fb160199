import "server-only";

import { Duplex } from "node:stream";
import type { PGlite } from "@electric-sql/pglite";

/** What a client sends when it leaves; PGlite is one session and must outlive its clients. */
const terminate = "X".charCodeAt(0);
/** The first message of a client is the only one without a letter: it begins with its length. */
const startUp = 0;

/**
 * A socket between the `pg` driver and PGlite in the same process: what the driver writes is executed as PostgreSQL's
 * wire protocol, and the result is what the driver reads. So the embedded database is used through the same driver, the
 * same Prisma adapter and the same error mapping as a server, and nothing about them has to be written twice.
 *
 * PGlite is a single session. Only one socket may be in use at a time: give the pool `max: 1`.
 */
export class EmbeddedSocket extends Duplex {
  constructor(private readonly database: PGlite) {
    super();
  }

  /** Part of `net.Socket` that the driver calls; there is nothing to connect to. */
  connect(): this {
    process.nextTick(() => this.emit("connect"));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  /** PGlite keeps no handle open, so there is nothing that would hold the process. */
  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(
    chunk: Buffer,
    _encoding: string,
    callback: (error?: Error | null) => void,
  ): void {
    this.exchange(chunk).then(() => callback(), callback);
  }

  /** The driver corks the messages of one query: together they are one round trip. */
  override _writev(chunks: { chunk: Buffer }[], callback: (error?: Error | null) => void): void {
    this.exchange(Buffer.concat(chunks.map(({ chunk }) => chunk))).then(() => callback(), callback);
  }

  override _final(callback: (error?: Error | null) => void): void {
    this.push(null);
    callback();
  }

  private async exchange(message: Buffer): Promise<void> {
    if (message[0] === terminate) return;
    if (message[0] === startUp) await this.endLeftSession();
    const reply = await this.database.execProtocolRaw(message);
    if (reply.length > 0) this.push(Buffer.from(reply.buffer, 0, reply.length));
  }

  /**
   * The pool throws a client away after a failed query, and would after a lost transaction; a server ends the session
   * with it. Here the next client would otherwise be in the previous one's transaction.
   */
  private async endLeftSession(): Promise<void> {
    await this.database.exec("ROLLBACK");
    await this.database.exec("DISCARD ALL");
  }
}
