/**
 * `npm run content`: compiles what lies in `content/`. The services come first: the engine, which checks the templates,
 * reads what documents may say of them. An error ends with code 1 and leaves the previous JSON as it was.
 */
await import("@/scripts/build/compile-calendar");
await import("@/scripts/build/compile-services");
await import("@/scripts/build/compile-texts");

export {};
