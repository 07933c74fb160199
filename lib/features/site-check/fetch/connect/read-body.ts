import type { IncomingMessage } from "node:http";
import { pipeline, type Transform } from "node:stream";
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
} from "node:zlib";
import { UnreadError } from "@/lib/features/site-check/fetch/connect/unread-error";

/** A body that ends too early is read as far as it goes, as browsers do. */
const lenient = { finishFlush: constants.Z_SYNC_FLUSH };

/**
 * Reads a response's body, decompressed, up to `maxBytes`. The rest is neither decompressed nor received, so that a
 * compression bomb costs no more than a page.
 * @throws UnreadError `type` for a compression that was not offered; errors of the socket and of zlib
 */
export async function readBody(
  response: IncomingMessage,
  maxBytes: number,
): Promise<{ bytes: Uint8Array; isCut: boolean }> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of await decompress(response, maxBytes)) {
    const rest = maxBytes - length;
    // A copy: a slice would keep the whole buffer of its chunk.
    if (chunk.length > rest) chunks.push(Buffer.from(chunk.subarray(0, rest)));
    else chunks.push(chunk);
    length += chunk.length;
    if (length > maxBytes) break;
  }
  return { bytes: Buffer.concat(chunks), isCut: length > maxBytes };
}

async function decompress(
  response: IncomingMessage,
  maxBytes: number,
): Promise<AsyncIterable<Buffer>> {
  const encoding = (response.headers["content-encoding"] ?? "").trim().toLowerCase();
  if (encoding === "" || encoding === "identity") return response;
  const source = limit(response, maxBytes);
  if (encoding === "gzip" || encoding === "x-gzip") return pipe(source, createGunzip(lenient));
  if (encoding === "br") {
    const flush = { finishFlush: constants.BROTLI_OPERATION_FLUSH };
    return pipe(source, createBrotliDecompress(flush));
  }
  if (encoding !== "deflate") throw new UnreadError("type");
  const first = await source.next();
  const head = first.done ? Buffer.alloc(0) : first.value;
  // «deflate» means zlib's format (RFC 9110 § 8.4.1.2), but some servers send it without its frame.
  const isFramed = ((head[0] ?? 0) & 0x0f) === 8;
  const inflate = isFramed ? createInflate(lenient) : createInflateRaw(lenient);
  return pipe(prepend(head, source), inflate);
}

/** Ends after `maxBytes`: compressed data that decompress to nothing could go on for ever. */
async function* limit(source: AsyncIterable<Buffer>, maxBytes: number) {
  let length = 0;
  for await (const chunk of source) {
    yield chunk;
    length += chunk.length;
    if (length > maxBytes) return;
  }
}

async function* prepend(head: Buffer, rest: AsyncIterable<Buffer>) {
  yield head;
  yield* rest;
}

/** Errors of the source reach the reader, and a reader that stops early stops the source. */
function pipe(source: AsyncIterable<Buffer>, decoder: Transform): AsyncIterable<Buffer> {
  pipeline(source, decoder, () => {});
  return decoder;
}
