/**
 * Runs in the browser before any code of a page. zod compiles its parsers with `new Function` and tests at the first
 * object schema whether it may: the script policy blocks that and reports each attempt. Set where zod reads its
 * settings, because importing zod here would add it to every page.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

export {};
