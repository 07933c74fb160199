import { expect } from "vitest";
import * as loginRoute from "@/app/api/auth/login/route";
import * as registerRoute from "@/app/api/auth/register/route";
import * as userRoute from "@/app/api/auth/user/route";
import type { SignedIn } from "@/lib/users/types";
import { call } from "@/tests/support/api-call";

export type Person = { token: string; id: string; email: string; password: string };

let people = 0;

/** Somebody new who has just registered. */
export async function newPerson(more: object = {}): Promise<Person> {
  people += 1;
  const credentials = { email: `someone${people}@example.ru`, password: "верный пароль 1" };
  const json = { ...credentials, ...more };
  const response = await call(registerRoute.POST, "/api/register", { json });
  expect(response.status).toBe(201);
  const { token, user } = (await response.json()) as SignedIn;
  return { ...credentials, token, id: user.id };
}

/** Another session of theirs, with the browser that is named. */
export async function signInAgain(
  { email, password }: Pick<Person, "email" | "password">,
  userAgent = "curl/8.5.0",
): Promise<string> {
  const options = { json: { email, password }, headers: { "user-agent": userAgent } };
  const response = await call(loginRoute.POST, "/api/login", options);
  expect(response.status).toBe(200);
  return ((await response.json()) as SignedIn).token;
}

export const whoAmI = (token: string) => call(userRoute.GET, "/api/auth/user", { token });
