/** True for whoever has a paid plan, and for admins. */
export { isPaid as hasPremium } from "@/lib/auth/roles";
