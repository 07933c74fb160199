/** The other address of `/api/auth/register` (decisions § 2 «Aliases»). */
export { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } from "@/app/api/auth/register/route";
