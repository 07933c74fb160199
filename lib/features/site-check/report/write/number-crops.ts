import type { Crop } from "@/lib/features/site-check/browser/observation";
import type { Evidence } from "@/lib/features/site-check/detect/detected/detected-site";
import type { EvidenceDetails } from "@/lib/features/site-check/report/responses";

/** Numbers the pictures that a report's evidence refers to, in the order of first use; others are not stored. */
export class NumberedCrops {
  readonly #kept: number[] = [];

  /** @param crops of the browser's observation */
  constructor(private readonly crops: readonly Crop[]) {}

  /** The evidence of one finding as a report has it; each picture is given at the first place that it shows. */
  number(evidence: readonly Evidence[]): EvidenceDetails[] {
    const placed = new Set<number>();
    return evidence.map(({ crop: at, ...place }) => {
      const crop = at === undefined ? undefined : this.crops[at];
      if (at === undefined || !crop || placed.has(at)) return place;
      placed.add(at);
      if (!this.#kept.includes(at)) this.#kept.push(at);
      const { of, width, height } = crop;
      const n = this.#kept.indexOf(at) + 1;
      return { ...place, crop: { n, of: of === "notice" ? of : "form", width, height } };
    });
  }

  /** The first has number 1. */
  get bytes(): Uint8Array[] {
    return this.#kept.flatMap((at) => this.crops[at]?.bytes ?? []);
  }
}
