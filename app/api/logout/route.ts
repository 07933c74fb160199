/** Alias of `/api/auth/logout` (docs/specification/accounts.md#aliases). */
export { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } from "@/app/api/auth/logout/route";
