import type { BrowserObservation, Crop } from "@/lib/features/site-check/browser/observation";
import type {
  DetectedForm,
  Evidence,
} from "@/lib/features/site-check/detect/detected/detected-site";

/** The picture of a part, for its evidence; nothing where none was taken. */
export function cropOf(
  of: Crop["of"],
  { crops }: Pick<BrowserObservation, "crops">,
): Pick<Evidence, "crop"> {
  const crop = crops.findIndex((one) => one.of === of);
  return crop === -1 ? {} : { crop };
}

/**
 * The forms with pictures of those that the browser had too. Both lists are in the order of the page; a form is another
 * one's where all its names are there, so that one that a script has put between them moves no picture.
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

/** The browser's form has traps and hidden fields in addition to those that were read. */
const isSame = (read: readonly string[], seen: readonly string[]) =>
  read.length === 0 ? seen.length === 0 : read.every((name) => seen.includes(name));
