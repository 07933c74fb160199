import { type NextRequest, NextResponse } from "next/server";

/**
 * `/` is the landing for guests and the cabinet for users, at the same address. Only the presence of
 * the cookie is looked at: it decides which static page is served and gives access to nothing.
 */
export function middleware(request: NextRequest) {
  if (!request.cookies.has("auth-token")) return NextResponse.next();
  return NextResponse.rewrite(new URL("/home", request.url));
}

// One path on purpose: a static page behind a middleware is served three times slower.
export const config = { matcher: "/" };
