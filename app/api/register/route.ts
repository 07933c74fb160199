/** Alias of `/api/auth/register` (docs/specification/accounts.md#aliases). */
export { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } from "@/app/api/auth/register/route";
