/** The twelve owners of the internal papers, each with a recipient abroad and the facts that the owner states. */
import { type PaperOwnerAnswers, paperOwners, sampleOwners } from "@/tests/support/papers/owners";

const mailer = {
  name: "Pigeon Mail Inc.",
  role: "mailing",
  purposes: ["newsletter"],
  data: ["full_name", "email"],
  contract: "yes",
  country: "US",
  address: "12 Harbor Street, Springfield",
};
const developer = {
  name: "OÜ Kodutöö",
  role: "development",
  contract: "no",
  country: "other",
  otherCountry: "Эстония",
};
const laboratory = {
  name: "Labor Nord GmbH",
  role: "laboratory",
  purposes: ["order_processing"],
  data: ["full_name", "health"],
  country: "DE",
};
/** For this one only the location is known: no purpose of the owner explains it. */
const unexplained = { name: "Qazaq Service", country: "KZ" };

const abroad = (
  { passport, paper }: PaperOwnerAnswers,
  ...recipients: Record<string, unknown>[]
): PaperOwnerAnswers => ({
  passport: { ...passport, recipients: [...listed(passport.recipients), ...recipients] },
  paper,
});

const listed = (recipients: unknown): unknown[] => (Array.isArray(recipients) ? recipients : []);

const sent: Record<string, Record<string, unknown>[]> = {
  blogger: [mailer],
  clinic: [laboratory],
  entrepreneur: [mailer],
  game: [developer],
  insurance: [unexplained],
  massMedium: [mailer],
  measures: [developer],
  requiredOnly: [unexplained],
  school: [mailer],
  shop: [mailer, unexplained],
};

/** Owners who already have a recipient abroad (`recipientList`, `travel`) get no other. */
const twelve = Object.fromEntries(
  Object.entries(paperOwners).map(([name, owner]) => [name, abroad(owner, ...(sent[name] ?? []))]),
);

const samples = Object.fromEntries(
  Object.entries(sampleOwners).map(([name, owner]) => [
    name,
    abroad(owner, name === "clinic" ? laboratory : mailer),
  ]),
);

export const foreignOwners = { twelve, samples };
