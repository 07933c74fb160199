import type { Incident } from "@/lib/features/incidents/responses";

const running = (endsAt: string) => ({ endsAt, sentAt: null, number: "" });

/** A partly described leak. */
export const someIncident: Incident = {
  id: "11111111-1111-4111-8111-111111111111",
  foundAt: "2026-12-31T20:30:00Z",
  firstFoundAt: null,
  correction: "",
  fields: {
    what: "Файл с $& заказами",
    causes: "",
    harm: "",
    measures: "Закрыт",
    contact: "",
    results: "Ошибка настройки",
    persons: "",
    data: "",
    advice: "",
    investigators: "",
    prevention: "",
  },
  notice: running("2027-01-01T20:30:00Z"),
  results: running("2027-01-03T20:30:00Z"),
};
