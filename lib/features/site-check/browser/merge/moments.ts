import type { BrowserObservation, MomentView } from "@/lib/features/site-check/browser/observation";
import type { Moment } from "@/lib/features/site-check/detect/detected/detected-site";

/** How evidence from each moment begins. */
export const momentLabels: Readonly<Record<Moment, string>> = {
  before: "До выбора",
  refused: "После отказа",
  accepted: "После согласия",
};

/** The observed moments, in order. */
export function momentsOf(observation: BrowserObservation): [Moment, MomentView][] {
  const { before, refused, accepted } = observation;
  return [
    ["before", before],
    ...(refused ? [["refused", refused] as [Moment, MomentView]] : []),
    ...(accepted ? [["accepted", accepted] as [Moment, MomentView]] : []),
  ];
}
