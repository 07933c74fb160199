import { Zip, ZipDeflate } from "fflate";
import type { IsoDate } from "@/lib/core/time/moscow-time";

/** A file of an archive. */
export type ArchiveFile = {
  /** With `/` between folders; Cyrillic letters are allowed. */
  path: string;
  bytes: Uint8Array;
  /** The date in the archive: of the document, not of the download, so that repeated archives are identical. */
  date: IsoDate;
};

/**
 * Returns a ZIP of the files as a stream: the next file is only read when the previous one has been sent, so that an
 * archive of two hundred documents is never in memory as a whole.
 * @throws never by itself: an error of `files` or of the compression rejects the read of the stream and so ends the
 * download.
 */
export function zipStream(files: AsyncIterator<ArchiveFile>): ReadableStream<Uint8Array> {
  let target: ReadableStreamDefaultController<Uint8Array>;
  const zip = new Zip((error, chunk, isLast) => {
    if (error) throw error;
    if (chunk.length > 0) target.enqueue(chunk);
    if (isLast) target.close();
  });
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        target = controller;
      },
      pull: async () => {
        const next = await files.next();
        if (next.done) zip.end();
        else add(zip, next.value);
      },
      cancel: async () => {
        await files.return?.();
      },
    },
    // A HEAD request must not create a file.
    { highWaterMark: 0 },
  );
}

function add(zip: Zip, { path, bytes, date }: ArchiveFile): void {
  // Compressed even when it saves little: some readers refuse an uncompressed file whose size comes after it.
  const file = new ZipDeflate(path, { level: 6 });
  const [year = 1980, month = 1, day = 1] = date.split("-").map(Number);
  // ZIP has no time zones: exactly these digits are written.
  file.mtime = new Date(year, month - 1, day);
  zip.add(file);
  file.push(bytes, true);
}
