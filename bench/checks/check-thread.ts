/** The thread of a check, bundled like the server's. */
export { default } from "@/lib/features/site-check/queue/check-worker";
