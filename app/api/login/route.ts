/** Alias of `/api/auth/login` (docs/specification/accounts.md#aliases). */
export { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } from "@/app/api/auth/login/route";
