import { type NextRequest, NextResponse } from "next/server";
import { signedInCookieName } from "@/lib/core/access/signed-in-cookie";

/**
 * `/` is the landing for guests and the cabinet for users, at the same address. Only the presence of
 * the cookies is looked at: it decides which static page is served and gives access to nothing. Next 16 would call the
 * file `proxy.ts`; this name was asked for (docs/decisions/0006-static-pages.md).
 */
export function middleware(request: NextRequest) {
  // The mark is missing after a sign-out that the server has not heard of: a guest, in this browser.
  const isMarked = request.cookies.has("auth-token") && request.cookies.has(signedInCookieName);
  if (!isMarked) return NextResponse.next();
  return NextResponse.rewrite(new URL("/home", request.url));
}

// Only one path, on purpose: a static page behind a middleware is served three times slower.
export const config = { matcher: "/" };
