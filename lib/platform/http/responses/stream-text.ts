import "server-only";

import { log } from "@/lib/platform/log/log";

/**
 * Returns a body that is streamed while it is read. The status line is already sent when a query fails, so the error
 * goes to the log.
 * @throws what `pieces` throws, to the reader of the stream.
 */
export function streamText(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const utf8 = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        try {
          const next = await pieces.next();
          if (next.done) controller.close();
          else controller.enqueue(utf8.encode(next.value));
        } catch (error) {
          log.error({ err: error }, "export broken off");
          throw error;
        }
      },
      cancel: async () => {
        await pieces.return(undefined);
      },
    },
    // A HEAD request reads nothing.
    { highWaterMark: 0 },
  );
}
