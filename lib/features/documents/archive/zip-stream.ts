import { Zip, ZipDeflate } from "fflate";
import type { IsoDate } from "@/lib/core/time/moscow-time";

/** A file of an archive. */
export type ArchiveFile = {
  /** With `/` between folders; Cyrillic letters are fine. */
  path: string;
  bytes: Uint8Array;
  /** What the archive gives as its date: of the document, not of the download, so that bytes repeat. */
  date: IsoDate;
};

/**
 * A ZIP of the files, written as it is read: the next file is asked for only when the last one has gone
 * out, so that an archive of two hundred documents is never held in memory as a whole. What `files` throws
 * breaks the stream off, and the download with it.
 * @throws never by itself: an error of `files` or of the packing rejects the read of the stream.
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
    // A HEAD request makes no file.
    { highWaterMark: 0 },
  );
}

function add(zip: Zip, { path, bytes, date }: ArchiveFile): void {
  // Deflated even where it gains little: some readers refuse a stored file whose size comes after it.
  const file = new ZipDeflate(path, { level: 6 });
  const [year = 1980, month = 1, day = 1] = date.split("-").map(Number);
  // A ZIP knows no time zones: these are the very digits that are written.
  file.mtime = new Date(year, month - 1, day);
  zip.add(file);
  file.push(bytes, true);
}
