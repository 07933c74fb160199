/** Resources for administrators' calls that belong to no user; each is created again and returns its id for the path. */
import { newId } from "@/lib/core/ids";
import type { RequestFixture } from "@/tests/support/api/contract/valid-requests/request-fixture";

export const templateKey = "socialDisclaimer";

export async function createFeedback({ client, other }: RequestFixture) {
  const id = newId();
  await client.feedback.create({
    data: { id, subject: "Кнопка", message: "Не нажимается", userId: other.id, email: other.email },
  });
  return { parameters: { id } };
}

export async function createFailedMail({ client }: RequestFixture) {
  const id = newId();
  await client.outboxMail.create({
    data: {
      id,
      recipient: "olga@example.ru",
      subject: "Письмо",
      text: "Текст",
      failedAt: new Date(),
      lastError: "550 нет такого ящика",
    },
  });
  return { parameters: { id } };
}

export async function createPlanned({ client }: RequestFixture) {
  const id = newId();
  const texts = { title: "Профилактика", message: "Ночью", type: "info" };
  await client.plannedNotification.create({ data: { ...texts, id, adminEmail: "a@example.ru" } });
  return { parameters: { id } };
}

export async function createPost({ client }: RequestFixture) {
  const id = newId();
  const { updatedAt } = await client.blogPost.create({
    data: { id, title: "Порядок", slug: id, content: "", category: "guides" },
  });
  return { parameters: { id }, updatedAt };
}

export async function createHelpArticle({ client }: RequestFixture) {
  const id = newId();
  const { updatedAt } = await client.helpArticle.create({
    data: { id, title: "Хостинг", slug: id, content: "", category: "law" },
  });
  return { parameters: { id }, updatedAt };
}

export async function createReview({ client }: RequestFixture) {
  const id = newId();
  await client.review.create({
    data: { id, userName: "Ольга", email: "olga@example.ru", comment: "Хорошо" },
  });
  return { parameters: { id } };
}

/** An open plan request of a user other than the one who decides. */
export async function createPlanRequest({ client, other }: RequestFixture) {
  const id = newId();
  await client.user.update({
    where: { id: other.id },
    data: { subscription: "free", premiumUntil: null },
  });
  await client.planRequest.create({
    data: { id, userId: other.id, plan: "premium", planName: "Премиум", months: 3 },
  });
  return { parameters: { id } };
}
