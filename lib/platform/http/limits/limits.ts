/**
 * How often things may be done. All rate limits are defined here; `RATE_LIMIT_SCALE` multiplies them all.
 * Without a trusted proxy no address is known (`client-address.ts`) and the rules by address do not
 * apply: the ones by account and for all callers together have to suffice by themselves.
 */
const minute = 60;
const hour = 60 * minute;

/** `hits` within a fixed window of `seconds`, counted per address, per user, or for all callers. */
type RateRule = { by: "address" | "user" | "everyone"; hits: number; seconds: number };
export type RateLimit = { name: string; rules: readonly RateRule[] };

const changeRules = [{ by: "user", hits: 300, seconds: 5 * minute }] as const;

export const limits = {
  /** Every attempt costs a hash; guessing one password is limited by `loginFailures`. */
  login: {
    name: "login",
    rules: [
      { by: "address", hits: 100, seconds: 15 * minute },
      { by: "everyone", hits: 3000, seconds: 15 * minute },
    ],
  },
  /** Each attempt stores a row, or calls a sign-in service. */
  signInService: {
    name: "sign-in-service",
    rules: [
      { by: "address", hits: 100, seconds: 15 * minute },
      { by: "everyone", hits: 3000, seconds: 15 * minute },
    ],
  },
  /** A registration reveals whether an address is taken (409 by contract), so only a few per hour. */
  register: {
    name: "register",
    rules: [
      { by: "address", hits: 30, seconds: hour },
      { by: "everyone", hits: 600, seconds: hour },
    ],
  },
  /** A link is used once or twice; guessing one would take ages, and must not cost us anything. */
  openLink: {
    name: "open-link",
    rules: [
      { by: "address", hits: 60, seconds: 15 * minute },
      { by: "everyone", hits: 3000, seconds: 15 * minute },
    ],
  },
  /** Each one sends an e-mail; `resetMails` and the like limit how often one person gets it. */
  askForMail: {
    name: "ask-for-mail",
    rules: [
      { by: "address", hits: 20, seconds: hour },
      { by: "everyone", hits: 1000, seconds: hour },
    ],
  },
  createDocument: { name: "create-document", rules: [{ by: "user", hits: 120, seconds: hour }] },
  /** Does not use a slot of the month, so only this limit bounds it. */
  createEdition: { name: "create-edition", rules: [{ by: "user", hits: 60, seconds: hour }] },
  /** A form that saves itself every few seconds, in two windows. */
  saveDraft: { name: "save-draft", rules: [{ by: "user", hits: 300, seconds: 5 * minute }] },
  /** DOCX and PDF cost CPU time. */
  exportDocument: {
    name: "export-document",
    rules: [{ by: "user", hits: 120, seconds: 10 * minute }],
  },
  /** Two long texts are compared word by word. */
  compareEditions: {
    name: "compare-editions",
    rules: [{ by: "user", hits: 120, seconds: 10 * minute }],
  },
  /** Every document of the user in every format. */
  exportArchive: {
    name: "export-archive",
    rules: [{ by: "user", hits: 30, seconds: 10 * minute }],
  },
  /** All that is stored of the user: every text of every edition. */
  exportAccount: { name: "export-account", rules: [{ by: "user", hits: 10, seconds: hour }] },
  /** Each one visits a third-party site for up to 20 s. */
  checkSite: {
    name: "check-site",
    rules: [
      { by: "user", hits: 60, seconds: hour },
      { by: "address", hits: 20, seconds: hour },
      { by: "everyone", hits: 600, seconds: hour },
    ],
  },
  /** A PDF costs CPU time, and a guest may ask for one. */
  exportReport: {
    name: "export-report",
    rules: [
      { by: "address", hits: 60, seconds: 10 * minute },
      { by: "everyone", hits: 1200, seconds: 10 * minute },
    ],
  },
  /** Messages of users and guests: a person corrects a form a few times, a robot sends hundreds. */
  sendFeedback: {
    name: "send-feedback",
    rules: [
      { by: "user", hits: 30, seconds: hour },
      { by: "address", hits: 30, seconds: hour },
      { by: "everyone", hits: 600, seconds: hour },
    ],
  },
  /** A user changes a wish a few times; the operator is told of each. */
  requestPlan: { name: "ask-for-plan", rules: [{ by: "user", hits: 20, seconds: hour }] },
  sendReview: {
    name: "send-review",
    rules: [
      { by: "address", hits: 20, seconds: hour },
      { by: "everyone", hits: 300, seconds: hour },
    ],
  },
  /** Requests from the public form: a person sends one or two, with mistakes. See also `siteRequests`. */
  askOperator: {
    name: "ask-operator",
    rules: [
      { by: "address", hits: 20, seconds: hour },
      { by: "everyone", hits: 600, seconds: hour },
    ],
  },
  /** A lawyer opens a link and reloads the page; guessing tokens would take ages. */
  openLawyerLink: {
    name: "open-lawyer-link",
    rules: [
      { by: "address", hits: 120, seconds: 5 * minute },
      { by: "everyone", hits: 6000, seconds: 5 * minute },
    ],
  },
  /** A lawyer saves remark after remark; an office shares one address. See also `lawyerWrites`. */
  writeRemark: {
    name: "write-remark",
    rules: [
      { by: "address", hits: 300, seconds: 10 * minute },
      { by: "everyone", hits: 6000, seconds: 10 * minute },
    ],
  },
  /** A text is checked in a thread; a person checks one, edits it and checks again. */
  checkPolicy: {
    name: "check-policy",
    rules: [
      { by: "user", hits: 120, seconds: 10 * minute },
      { by: "address", hits: 60, seconds: 10 * minute },
      { by: "everyone", hits: 2000, seconds: 10 * minute },
    ],
  },
  /** A visitor chooses a few times; an office behind one address has many visitors. See also `journalRecords`. */
  writeJournal: {
    name: "write-journal",
    rules: [{ by: "address", hits: 600, seconds: 5 * minute }],
  },
  /** The boxes of forms, by a server of the owner's. */
  writeForms: { name: "write-forms", rules: [{ by: "user", hits: 3000, seconds: 5 * minute }] },
  /** A file of all records, or a PDF. */
  exportJournal: {
    name: "export-journal",
    rules: [{ by: "user", hits: 60, seconds: 10 * minute }],
  },
  /** A DOCX or a PDF of the regulator's notification. */
  exportNotification: {
    name: "export-notification",
    rules: [{ by: "user", hits: 60, seconds: 10 * minute }],
  },
  /** An internal paper as a file. */
  exportPaper: {
    name: "export-paper",
    rules: [{ by: "user", hits: 120, seconds: 10 * minute }],
  },
  /** Cheap changes of one's own things. */
  change: { name: "change", rules: changeRules },
  /** Reads that cost as much as a change: counts of many rows, texts that are assembled. Share the counter of changes. */
  costlyRead: { name: "change", rules: changeRules },
  /** Each one asks ЮKassa for a payment. */
  placeOrder: { name: "place-order", rules: [{ by: "user", hits: 20, seconds: 10 * minute }] },
  /** Each call asks ЮKassa about a payment: once after it, and again by a payer in doubt. */
  refreshOrder: { name: "refresh-order", rules: [{ by: "user", hits: 60, seconds: 10 * minute }] },
  /** Webhooks of a payment provider, a few for each payment; each forged one costs us a request. */
  billingEvent: {
    name: "billing-event",
    rules: [
      { by: "address", hits: 600, seconds: 5 * minute },
      { by: "everyone", hits: 3000, seconds: 5 * minute },
    ],
  },
  /** Each one compiles a template and writes documents by it. */
  templateWork: { name: "template-work", rules: [{ by: "user", hits: 240, seconds: 10 * minute }] },
  /** Each one is an e-mail at once, past the queue. */
  trialEmail: { name: "trial-letter", rules: [{ by: "user", hits: 20, seconds: 10 * minute }] },
  /** Each one calls Telegram with a token that a user typed. */
  telegram: { name: "telegram", rules: [{ by: "user", hits: 30, seconds: 10 * minute }] },
  /** All calls with API keys of one user together, in addition to the limits of the calls themselves. */
  apiKey: { name: "api-key", rules: [{ by: "user", hits: 600, seconds: 5 * minute }] },
} as const satisfies Record<string, RateLimit>;

/**
 * The limit of a cheap public call: a person makes a few, a robot many.
 * @param name of the counter: calls with the same name share it.
 */
export const publicCallLimit = (name: string): RateLimit => ({
  name,
  rules: [{ by: "address", hits: 600, seconds: 5 * minute }],
});

/**
 * Wrong passwords for one e-mail (from one address, where it is known); a right one clears the
 * count. An attacker can keep an owner out for one window at most, and only where no address is known.
 */
export const loginFailures = { name: "login-failures", hits: 10, seconds: 15 * minute } as const;

/** The subject of `loginFailures`. */
export const loginSubject = (email: string, address: string | null) => `${email} ${address ?? ""}`;

/**
 * Wrong passwords typed by a signed-in user: before a change of the password or the
 * deletion of the account. A stolen session must not guess on where the login would have stopped it.
 */
export const passwordProofFailures = {
  name: "password-proof-failures",
  hits: 10,
  seconds: 15 * minute,
} as const;

/**
 * Wrong codes of a second factor after a right password; a right one clears the count. Only a caller who knows
 * the password can use them up. Three codes of a million are right at any time: with thirty tries a day a
 * guesser needs decades.
 */
export const secondFactorFailures = [
  { name: "second-factor-failures", hits: 10, seconds: 15 * minute },
  { name: "second-factor-failures-day", hits: 30, seconds: 24 * hour },
] as const;

/** E-mails with a link to confirm an address, except the one of the registration, to one account. */
export const confirmationMails = { name: "confirmation-mails", hits: 5, seconds: hour } as const;

/** E-mails with a link to a new password, asked for one address, registered or not. */
export const resetMails = { name: "reset-mails", hits: 5, seconds: hour } as const;

/** E-mails about a new address: the maximum requested by one account, and the maximum received by one address. */
export const emailChangeMails = { name: "email-change-mails", hits: 5, seconds: hour } as const;

/**
 * E-mails of organisations and site transfers: the maximum sent by one account, and the maximum received by one
 * address.
 */
export const invitationMails = { name: "invitation-mails", hits: 30, seconds: 24 * hour } as const;
export const invitationMailsTo = { name: "invitation-mails-to", hits: 5, seconds: hour } as const;

/** Records of one site's journal, no matter who sends them: fifty a second are the visitors of a very large site. */
export const journalRecords = { name: "journal-records", hits: 3000, seconds: minute } as const;

/** Requests to one site by its public form, from all senders: each causes an e-mail to the owner. */
export const siteRequests = { name: "site-requests", hits: 40, seconds: 24 * hour } as const;

/** Writes through one lawyer's link, from any addresses: a long document read clause by clause, several times. */
export const lawyerWrites = { name: "lawyer-writes", hits: 1000, seconds: 24 * hour } as const;

/** Pages that we fetch from one host because somebody named its policy: the server is a third party's. */
export const policyPages = { name: "policy-pages", hits: 10, seconds: minute } as const;
