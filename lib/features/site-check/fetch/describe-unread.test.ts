import { expect, test } from "vitest";
import type { UnreadReason } from "@/lib/features/site-check/fetch/connect/unread-error";
import { describeUnread } from "@/lib/features/site-check/fetch/describe-unread";

const reasons: UnreadReason[] = [
  ...(["robots", "forbidden", "missing", "status", "timeout", "unknownHost"] as const),
  ...(["notPublic", "certificate", "connection", "redirects", "tooLarge", "type"] as const),
];

test.each(reasons)(
  "describeUnread explains %s without claiming that there are no violations",
  (reason) => {
    const text = describeUnread(reason);
    expect(text).toMatch(/^Не удалось прочитать: [а-я]/);
    expect(text).not.toMatch(/нарушений нет|нет нарушений|не найдено/i);
  },
);
