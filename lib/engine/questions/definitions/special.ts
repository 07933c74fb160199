/**
 * Answers that belong to one document: the owner's custom clauses, the industry template with its answers, and the QR
 * code.
 */

import { defineSection } from "@/lib/engine/questions/vocabulary/definition";
import { formDocumentTypes } from "@/lib/engine/questions/vocabulary/options";

/** Clauses in the owner's words: part of a paid plan, for every type except the short disclaimer. */
export const specialSection = defineSection({
  id: "own",
  title: "Свои пункты",
  intro: "Условия, о которых мы не спросили, вашими словами или словами вашего юриста.",
  questions: {
    customFields: {
      kind: "customClauses",
      label: "Свои пункты",
      hint: "Ваш текст в конце раздела или вместо нашего пункта. Он войдёт в документ дословно и останется в новых редакциях.",
      why: "Условия, о которых мы не спрашиваем, может добавить сам владелец сайта или его юрист.",
      norm: "ГК РФ, ст. 421 п. 4",
      askedFor: formDocumentTypes,
      ofOneType: true,
      inSummary: "always",
    },
    templateId: {
      kind: "template",
      notAsked: "Chosen in step 1, together with the type",
      ofOneType: true,
    },
    templateAnswers: {
      kind: "extraAnswers",
      notAsked: "The questions of an industry template are its own: those of its `form.yaml`",
      ofOneType: true,
    },
    generateQr: {
      kind: "yesNo",
      default: false,
      notAsked:
        "The code leads to the document's page, which exists once the document is made: it is made there",
    },
    qrData: {
      kind: "lines",
      max: 2000,
      notAsked: "Belongs to `generateQr`",
    },
  },
});
