/** The thread of a check, bundled like the server's. */
export { default } from "@/lib/features/site-check/run/check-worker";
