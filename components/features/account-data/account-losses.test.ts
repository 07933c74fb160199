import { expect, test } from "vitest";
import { accountLosses } from "@/components/features/account-data/account-losses";
import type { DocumentSummary } from "@/lib/features/documents/record/responses";

const free = { subscription: "free", emailConfirmed: false } as const;
const document = (status: string, publicId?: string) =>
  ({
    status,
    publication: publicId ? { publicId, allowsIndexing: false } : null,
  }) as DocumentSummary;
const always = "профиль, уведомления и вход на всех устройствах";

test("a new account loses only profile, notifications and sessions", () => {
  expect(accountLosses(free, [])).toEqual([always]);
});

test("counts documents, drafts and published pages, and names subscription and reviews", () => {
  const documents = [document("completed", "a"), document("completed"), document("draft")];
  expect(accountLosses({ subscription: "premium", emailConfirmed: true }, documents)).toEqual([
    "2\u00a0документа со всеми редакциями",
    "1\u00a0черновик",
    "1\u00a0страница по ссылке: QR-коды и ссылки перестанут открываться",
    always,
    "подписка вместе с её остатком",
    "отзывы, оставленные с этого адреса почты",
  ]);
});

test.each([
  ["while they load", undefined],
  [
    "when there are more documents than are listed",
    Array.from({ length: 200 }, () => document("completed")),
  ],
])("gives no numbers %s", (_case, documents) => {
  expect(accountLosses(free, documents)).toEqual([
    "документы со всеми редакциями",
    "черновики",
    always,
  ]);
});

test("omits documents of another owner's organisation, but names the user's own", () => {
  const by = { site: "s", team: "Студия", role: "editor", plan: "free" } as const;
  const shared = { ...document("completed", "a"), shared: by };
  const begun = { ...document("draft"), shared: by };
  const losses = accountLosses(free, [shared, begun], { name: "Лайм", members: 3 });
  expect(losses).toEqual([
    "1\u00a0черновик",
    "команда «Лайм»: 2\u00a0участника потеряют доступ к её сайтам",
    always,
  ]);
  expect(accountLosses(free, [], { name: "Лайм", members: 1 })).toContain("команда «Лайм»");
});
