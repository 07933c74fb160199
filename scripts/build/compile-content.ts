/**
 * `npm run content`: compiles `content/`. Services come first, because the engine, which checks the templates, reads
 * what documents may say about them. On an error it exits with 1 and keeps the previous JSON.
 */
await import("@/scripts/build/compile-calendar");
await import("@/scripts/build/compile-services");
await import("@/scripts/build/compile-texts");

export {};
