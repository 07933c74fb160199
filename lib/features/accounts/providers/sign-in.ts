import "server-only";

import { providerNames } from "@/content/accounts/sign-in-providers";
import { DomainError, fieldError } from "@/lib/core/errors";
import { lineSchema } from "@/lib/engine/text-schemas";
import { lockCredentials, toCurrentUser } from "@/lib/features/accounts/data";
import {
  type ConfirmedSignIn,
  findByAddress,
  findByIdentity,
  findConfirmedSignIn,
} from "@/lib/features/accounts/providers/data";
import { providerConnectedEmail } from "@/lib/features/accounts/providers/emails";
import {
  alreadyConnectedMessage,
  deleteSignIn,
  insertIdentity,
} from "@/lib/features/accounts/providers/mutations";
import type { PendingSignIn } from "@/lib/features/accounts/providers/responses";
import { insertAccount } from "@/lib/features/accounts/registration/operations";
import type { SignedIn } from "@/lib/features/accounts/responses";
import { accountEmail } from "@/lib/features/accounts/schema";
import { requireLoginCode } from "@/lib/features/accounts/second-factor/proof";
import type { SessionOrigin } from "@/lib/features/accounts/sessions/data";
import { startSession } from "@/lib/features/accounts/sessions/operations";
import type { Account } from "@/lib/platform/auth/account";
import { noPassword } from "@/lib/platform/auth/passwords/password";
import { mintToken, type TokenClaims } from "@/lib/platform/auth/token";
import type { Database, Transaction } from "@/lib/platform/db/database";
import { isUniqueViolation } from "@/lib/platform/db/errors";
import { queueMail } from "@/lib/platform/mail/mutations";

/** The outcome of a sign-in that a service has confirmed. */
type SignInOutcome =
  | { step: "enter" | "join"; account: Account; email: string | null }
  | { step: "register"; email: string }
  | { step: "refused"; error: DomainError; email: string | null };

/**
 * Finds the account of a sign-in. An account is matched by address only when the service vouches for the address and
 * our own e-mail has confirmed it: otherwise anyone who entered another person's address there, or registered it here
 * first, would share the account (decision 0040).
 */
async function findOutcome(database: Transaction, signIn: ConfirmedSignIn): Promise<SignInOutcome> {
  const { provider, profile } = signIn;
  const name = providerNames[provider];
  const email = accountEmail.safeParse(profile.email ?? "").data ?? null;
  const refused = (
    message: string,
    code: "CONFLICT" | "FORBIDDEN" = "CONFLICT",
  ): SignInOutcome => ({
    step: "refused",
    error: new DomainError(code, message),
    email,
  });
  const known = await findByIdentity(database, provider, profile.subject);
  const blocked = "Учётная запись заблокирована. Напишите в поддержку.";
  if (known?.blockedAt) return refused(blocked, "FORBIDDEN");
  if (known) return { step: "enter", account: known, email };
  if (email === null) return refused(`${name} не назвал адрес почты. ${byPassword(name)}`);
  if (!profile.isProven) {
    return refused(
      `${name} не сообщает нам, что адрес ${email} подтверждён, поэтому по нему мы не ищем и не создаём кабинет. ${byPassword(name)}`,
    );
  }
  const found = await findByAddress(database, provider, email);
  if (found === null) return { step: "register", email };
  if (!found.account.emailConfirmed) {
    return refused(
      `Кабинет с адресом ${email} есть, но адрес в нём не подтверждён. ${byPassword(name)} Пароля нет или он чужой — задайте новый по ссылке из письма.`,
    );
  }
  if (found.account.blockedAt) return refused(blocked, "FORBIDDEN");
  if (found.hasOther) return refused(alreadyConnectedMessage(provider));
  return { step: "join", account: found.account, email };
}

const byPassword = (name: string) =>
  `Войдите по паролю или зарегистрируйтесь с ним, а ${name} подключите в настройках, в разделе «Способы входа».`;

/**
 * Returns the outcome of the sign-in in a browser's cookie, for its screen.
 * @throws DomainError NOT_FOUND when there is none or it has expired.
 */
export async function describeSignIn(
  database: Database,
  token: string,
  now: Date,
): Promise<PendingSignIn> {
  const signIn = await findConfirmedSignIn(database, token, now);
  if (signIn === null) throw signInExpired();
  const outcome = await findOutcome(database, signIn);
  const { step, email } = outcome;
  const message = outcome.step === "refused" ? outcome.error.message : null;
  return { provider: signIn.provider, step, email, message, next: signIn.next };
}

type Finish = {
  token: string;
  /** The second-factor code, if the account has one. */
  code: string | undefined;
  /** Whether a new account may be created. */
  accepts: boolean;
  origin: SessionOrigin;
  nameAccount: (userId: string) => void;
};

/**
 * Finishes a sign-in: starts a session, connects the service to the account with its address, or creates an account.
 * @throws DomainError NOT_FOUND when it has expired; CONFLICT and FORBIDDEN for what `describeSignIn` returns as
 * `refused`; VALIDATION while the terms of a new account are not accepted; what `requireLoginCode` throws.
 */
export async function finishSignIn(
  database: Database,
  { token, code, accepts, origin, nameAccount }: Finish,
  now: Date,
): Promise<SignedIn> {
  const signIn = await findConfirmedSignIn(database, token, now);
  if (signIn === null) throw signInExpired();
  const outcome = await findOutcome(database, signIn);
  if (outcome.step === "refused") throw outcome.error;
  const sessionOrigin = { ...origin, provider: signIn.provider };
  if (outcome.step === "register") {
    if (!accepts) {
      throw fieldError("accepts", "Примите условия, чтобы создать кабинет");
    }
    const opened = { token, signIn, email: outcome.email, origin: sessionOrigin };
    const signedIn = await openByProvider(database, opened, now);
    nameAccount(signedIn.user.id);
    return signedIn;
  }
  const { account, step } = outcome;
  nameAccount(account.id);
  await requireLoginCode(database, account.id, code, now);
  const claims = await database.$transaction(async (tx) => {
    if (!(await deleteSignIn(tx, token))) throw signInExpired();
    await requireUnchanged(tx, { account, signIn, joins: step === "join", code });
    if (step === "join") {
      await insertIdentity(tx, { userId: account.id, ...signIn }, now);
      await queueMail(
        tx,
        { recipient: account.email, ...providerConnectedEmail(signIn.provider) },
        now,
      );
    }
    return startSession(tx, account, sessionOrigin, now);
  });
  return toSignedIn(account, claims, now);
}

/**
 * Locks and checks again what was read before the code was checked: a sign-in that waited while the account was
 * blocked, its second factor enabled, the service disconnected or the address changed must not start a session.
 * @throws DomainError NOT_FOUND
 */
async function requireUnchanged(
  tx: Transaction,
  seen: { account: Account; signIn: ConfirmedSignIn; joins: boolean; code: string | undefined },
): Promise<void> {
  const { account, signIn, joins, code } = seen;
  const locked = await lockCredentials(tx, account.id);
  if (!locked || locked.isBlocked || locked.email !== account.email) throw signInExpired();
  if (locked.hasSecondFactor && code === undefined) throw signInExpired();
  if (joins) return;
  const still = await findByIdentity(tx, signIn.provider, signIn.profile.subject);
  if (still?.id !== account.id) throw signInExpired();
}

type Opened = { token: string; signIn: ConfirmedSignIn; email: string; origin: SessionOrigin };

/** Creates an account without a password; its address counts as confirmed, because the service vouches for it. */
async function openByProvider(
  database: Database,
  { token, signIn, email, origin }: Opened,
  now: Date,
): Promise<SignedIn> {
  const { profile, ref } = signIn;
  try {
    const { account, claims } = await database.$transaction(async (tx) => {
      if (!(await deleteSignIn(tx, token))) throw signInExpired();
      const owner = {
        email,
        passwordHash: noPassword,
        firstName: toName(profile.firstName),
        lastName: toName(profile.lastName),
        ref: ref ?? undefined,
        emailConfirmed: true,
      };
      const account = await insertAccount(tx, owner, now);
      await insertIdentity(tx, { userId: account.id, ...signIn }, now);
      return { account, claims: await startSession(tx, account, origin, now) };
    });
    return toSignedIn(account, claims, now);
  } catch (cause) {
    // Another request registered the address at the same time.
    if (!isUniqueViolation(cause, "email")) throw cause;
    throw new DomainError(
      "CONFLICT",
      "Кабинет с этим адресом только что создан. Войдите ещё раз.",
      {
        cause,
      },
    );
  }
}

async function toSignedIn(account: Account, claims: TokenClaims, now: Date): Promise<SignedIn> {
  return { token: await mintToken(claims), user: toCurrentUser(account, now) };
}

/** A name as the registration form would accept it; empty when the form would reject it. */
const toName = (name: string | null): string | undefined =>
  lineSchema(100).safeParse(name ?? "").data || undefined;

const signInExpired = () =>
  new DomainError("NOT_FOUND", "Вход через сервис не завершён или устарел. Начните заново.");
