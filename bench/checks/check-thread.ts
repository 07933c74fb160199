/** The thread of a check, bundled as the server's is. */
export { default } from "@/lib/features/site-check/run/check-worker";
