import { expect, test } from "vitest";
import { accessPostsFacts } from "@/lib/engine/facts/papers/access-posts";

test.each([
  ["менеджер по заказам\nбухгалтер", ["менеджер по заказам", "бухгалтер"]],
  ["— продавец;\n• продавец.\n\n- врач-терапевт,", ["продавец", "врач-терапевт"]],
  [undefined, []],
])("accessPostsFacts reads %j as the posts %j", (answer, posts) => {
  expect(accessPostsFacts({ "extra.accessPosts": answer })).toEqual({ "paper.accessPosts": posts });
});
