/** The other address of `/api/auth/login` (decisions § 2 «Aliases»). */
export { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } from "@/app/api/auth/login/route";
