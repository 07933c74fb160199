/**
 * For each type of document the owner whose document is shown as an example
 * (docs/specification/documents.md#examples).
 */
import {
  beautyStudio,
  clinic,
  type ExampleAnswers,
  forum,
  linenShop,
  school,
} from "@/content/examples/owners";
import type { DocumentType } from "@/lib/engine/questions/options";

export type ExampleProfile = {
  /** Whose document it is, as a caption says it. */
  about: string;
  answers: ExampleAnswers;
};

/**
 * Three are fixed (docs/specification/documents.md#examples): a shop, an education platform, a
 * medical centre.
 */
export const exampleProfiles: Record<DocumentType, ExampleProfile> = {
  privacy: { about: "Интернет-магазин", answers: linenShop },
  terms: { about: "Образовательная платформа", answers: school },
  consent: { about: "Медицинский центр", answers: clinic },
  cookie: { about: "Интернет-магазин со счётчиком", answers: linenShop },
  socialDisclaimer: { about: "Студия красоты", answers: beautyStudio },
  offer: { about: "Интернет-магазин", answers: linenShop },
  return: { about: "Интернет-магазин", answers: linenShop },
  charter: { about: "Форум автолюбителей", answers: forum },
};
