import { expect, test } from "vitest";
import { accessPostsFacts } from "@/lib/engine/facts/papers/access-posts";

test.each([
  ["менеджер по заказам\nбухгалтер", ["менеджер по заказам", "бухгалтер"]],
  ["— продавец;\n• продавец.\n\n- врач-терапевт,", ["продавец", "врач-терапевт"]],
  [undefined, []],
])("of %j the posts are %j", (answer, posts) => {
  expect(accessPostsFacts({ "extra.accessPosts": answer })).toEqual({ "paper.accessPosts": posts });
});
