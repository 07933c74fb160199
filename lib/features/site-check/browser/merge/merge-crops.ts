import type { BrowserObservation, Crop } from "@/lib/features/site-check/browser/observation";
import type {
  DetectedForm,
  Evidence,
} from "@/lib/features/site-check/detect/detected/detected-site";

/** The picture of a part for its evidence; empty when none was taken. */
export function cropOf(
  of: Crop["of"],
  { crops }: Pick<BrowserObservation, "crops">,
): Pick<Evidence, "crop"> {
  const crop = crops.findIndex((item) => item.of === of);
  return crop === -1 ? {} : { crop };
}

/**
 * Adds pictures to the forms that the browser had too. Both lists are in page order; forms match when all field names
 * are present, so that a form inserted by a script does not shift the pictures.
 */
export function mergeForms(
  forms: readonly DetectedForm[],
  observation: BrowserObservation,
  pageUrl: string,
): DetectedForm[] {
  let next = 0;
  return forms.map((form) => {
    if (form.evidence.url !== pageUrl || !form.hasFormElement) return form;
    const at = observation.forms.findIndex(
      ({ names }, place) => place >= next && isSame(form.names, names),
    );
    if (at === -1) return form;
    next = at + 1;
    const crop = cropOf(at, observation);
    const withCrop = <Part extends { evidence: Evidence }>(part: Part): Part => ({
      ...part,
      evidence: { ...part.evidence, ...crop },
    });
    return {
      ...withCrop(form),
      boxes: form.boxes.map(withCrop),
      byButton: form.byButton && withCrop(form.byButton),
    };
  });
}

/** The browser's form has honeypot and hidden fields in addition to those that were read. */
const isSame = (read: readonly string[], seen: readonly string[]) =>
  read.length === 0 ? seen.length === 0 : read.every((name) => seen.includes(name));
