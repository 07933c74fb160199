import type { BatchCode } from "@/components/tools/qr/batch/use-batch";
import { toPng, toSvgText } from "@/components/tools/qr/code/qr-in-browser";
import { toFileName } from "@/lib/core/text/file-name";
import { saveFile } from "@/lib/platform/api-client/save-file";

export type PictureFormat = "svg" | "png";

/**
 * Downloads the codes as a ZIP of pictures. File names start with the number of the code: names may repeat, and the
 * table's order is kept.
 */
export async function saveCodes(codes: readonly BatchCode[], format: PictureFormat): Promise<void> {
  const { zipSync } = await import("fflate");
  const entries: [string, Uint8Array<ArrayBuffer>][] = [];
  for (const [index, { item, qr }] of codes.entries()) {
    if (qr.result.kind !== "ready") continue;
    const { drawing } = qr.result;
    const content =
      format === "svg"
        ? new TextEncoder().encode(toSvgText(drawing))
        : new Uint8Array(await (await toPng(drawing)).arrayBuffer());
    const number = String(index + 1).padStart(3, "0");
    entries.push([toFileName(`${number} ${item.name}`.trim(), format), content]);
  }
  const zip = zipSync(Object.fromEntries(entries), { level: format === "png" ? 0 : 6 });
  saveFile(new Blob([zip], { type: "application/zip" }), `QR-коды ${format}.zip`);
}
