/** The other address of `/api/auth/logout` (decisions § 2 «Aliases»). */
export { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } from "@/app/api/auth/logout/route";
