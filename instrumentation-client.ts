/**
 * Runs in the browser before any code of a page. zod makes its parsers by `new Function` and tries with the first
 * object schema whether it may: the script policy refuses that and reports each try. Set where zod looks for its
 * settings, because importing it here would add it to every page.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

export {};
