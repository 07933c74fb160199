import { newId } from "@/lib/core/ids";
import { savePendingSecret } from "@/lib/features/accounts/second-factor/mutations";
import { newToken } from "@/lib/features/accounts/tokens/mutations";
import { saveBot } from "@/lib/features/telegram/mutations";
import { hashPassword } from "@/lib/platform/auth/passwords/password";
import { newTotpSecret } from "@/lib/platform/auth/totp";
import type { Database } from "@/lib/platform/db/database";
import { totpCode } from "@/tests/support/api/accounts/authenticator";
import {
  confirmedSignIn,
  connectIdentity,
  providerParameters,
} from "@/tests/support/api/accounts/sign-in-calls";
import { testPassword } from "@/tests/support/api/calls/registered-user";
import { createSignedInUser } from "@/tests/support/api/calls/signed-in-user";
import type { RequestMaker } from "@/tests/support/api/contract/valid-requests/request-fixture";

let hash: Promise<string> | undefined;

/** Input of `createSignedInUser` for a user who knows the password; hashed once, because that is slow. */
export async function withPassword(): Promise<{ password: string }> {
  hash ??= hashPassword(testPassword);
  return { password: await hash };
}

/** A well-formed bot token; the fake Bot API accepts any. */
export const botToken = `123456789:${"AAH-x_9".repeat(5)}`;
const channelId = "@romashka_news";

/** Valid requests about accounts, by call. */
export const accountMakers: Record<string, RequestMaker> = {
  "POST /api/login": async ({ client, owner }) => {
    await secondFactor(client, owner.id, "off");
    return { json: { email: owner.email, password: testPassword } };
  },
  "POST /api/register": () => ({
    json: { email: `${newId()}@example.ru`, password: testPassword },
  }),
  "POST /api/auth/confirm-email": async ({ client }) => ({
    json: { token: await someonesToken(client, "confirm-email") },
  }),
  "POST /api/auth/resend-confirmation": async ({ client }, caller) =>
    caller ? {} : { json: { token: await someonesToken(client, "confirm-email") } },
  "POST /api/auth/forgot-password": () => ({ json: { email: `${newId()}@example.ru` } }),
  "POST /api/auth/reset-password": async ({ client }) => ({
    json: {
      token: await someonesToken(client, "reset-password"),
      password: "ещё один пароль",
    },
  }),
  "POST /api/auth/change-email": async ({ client }) => ({
    json: { token: await someonesToken(client, "change-email") },
  }),
  "POST /api/auth/providers/{provider}": () => providerParameters,
  "GET /api/auth/provider-sign-in": ({ client }) => confirmedSignIn(client),
  "POST /api/auth/provider-sign-in": async ({ client }) => ({
    ...(await confirmedSignIn(client)),
    json: { accepts: true },
  }),
  "POST /api/user/sign-in-methods/{provider}": () => providerParameters,
  "DELETE /api/user/sign-in-methods/{provider}": async ({ client }, caller) => {
    if (caller) await connectIdentity(client, caller.id);
    return providerParameters;
  },
  "POST /api/user/email": () => ({
    json: { email: `${newId()}@example.ru`, password: testPassword },
  }),
  "PATCH /api/user/password": async ({ client }, caller) => {
    // Created again each time: the previous call has changed it.
    if (caller) {
      await client.user.updateMany({ where: { id: caller.id }, data: await withPassword() });
    }
    return { json: { currentPassword: testPassword, newPassword: "ещё один пароль" } };
  },
  "POST /api/user/second-factor": async ({ client }, caller) => {
    await secondFactor(client, caller?.id, "off");
    return { json: { password: testPassword } };
  },
  "PUT /api/user/second-factor": async ({ client }, caller) => ({
    json: { code: await secondFactor(client, caller?.id, "pending") },
  }),
  "DELETE /api/user/second-factor": async ({ client }, caller) => ({
    json: { password: testPassword, code: await secondFactor(client, caller?.id, "on") },
  }),
  "POST /api/user/second-factor/recovery-codes": async ({ client }, caller) => ({
    json: { password: testPassword, code: await secondFactor(client, caller?.id, "on") },
  }),
  "DELETE /api/admin/users/{userId}/second-factor": async ({ client }) => {
    // A new user: the call ends all of their sessions.
    const { id: userId } = await createSignedInUser(client);
    await secondFactor(client, userId, "on");
    return { parameters: { userId } };
  },
  "DELETE /api/admin/users/{userId}/notes/{noteId}": async ({ client, other }) => {
    const noteId = newId();
    await client.userNote.create({ data: { id: noteId, userId: other.id, text: "Просил счёт" } });
    return { parameters: { userId: other.id, noteId } };
  },
  "PUT /api/admin/telegram": () => ({ json: { botToken, channelId } }),
  "POST /api/admin/telegram/test": async ({ client }) => {
    await saveBot(client, null, { token: botToken, name: null, channelId }, new Date());
    return {};
  },
  "PUT /api/user/telegram": () => ({ json: { botToken, channelId } }),
  "POST /api/user/telegram/test": async ({ client }, caller) => {
    if (caller) {
      await saveBot(client, caller.id, { token: botToken, name: null, channelId }, new Date());
    }
    return {};
  },
};

/** A valid link token of a new user; for a change of address, to an unused one. */
async function someonesToken(client: Database, purpose: string): Promise<string> {
  const { id: userId } = await createSignedInUser(client);
  const { token, hash: tokenHash } = newToken();
  const expiresAt = new Date(Date.now() + 3_600_000);
  const email = purpose === "change-email" ? `${newId()}@example.ru` : null;
  await client.userToken.create({
    data: { id: newId(), userId, purpose, email, tokenHash, expiresAt },
  });
  return token;
}

/** Brings a user's second factor into `state`. @returns a code that is valid for the next call. */
async function secondFactor(
  client: Database,
  userId: string | undefined,
  state: "off" | "pending" | "on",
): Promise<string> {
  const secret = newTotpSecret();
  if (userId !== undefined) {
    await client.secondFactor.deleteMany({ where: { userId } });
    if (state !== "off") await savePendingSecret(client, userId, secret, new Date());
    if (state === "on") {
      await client.secondFactor.update({ where: { userId }, data: { enabledAt: new Date() } });
    }
  }
  return totpCode(secret);
}
