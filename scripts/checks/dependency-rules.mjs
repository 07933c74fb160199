/**
 * The layers of docs/architecture.md, as `scripts/checks/check-dependencies.mjs` checks them: imports go down only,
 * core ← russian, engine, tools ← platform ← features ← startup, components ← app; and in `components`
 * ui ← shell, forms ← page-blocks ← tools, features ← pages.
 */
const pure = /^lib\/(russian|engine|tools)\//;
const apiClient = /^lib\/platform\/api-client\//;

/**
 * Forbidden imports. Paths start at the root, those of packages with `node_modules/`; test files are exempt. `comment`
 * says what to do instead.
 */
export const rules = [
  {
    name: "core-stands-alone",
    from: /^lib\/core\//,
    to: /^(lib\/(?!core\/)|components\/|app\/|content\/)/,
    comment: "core imports nothing of ours",
  },
  {
    name: "pure-below-platform",
    from: pure,
    to: /^lib\/(platform|features|startup)\/|^components\/|^app\/|^content\/|^prisma\//,
    comment:
      "the engine knows no database, HTTP, screen or file of content: what it needs it is given",
  },
  {
    name: "platform-below-features",
    from: /^lib\/platform\//,
    to: /^lib\/(features|startup)\/|^components\/|^app\//,
    comment: "infrastructure knows no feature",
  },
  {
    name: "features-below-screens",
    from: /^lib\/features\//,
    to: /^lib\/startup\/|^(components|app)\//,
    comment: "a feature knows no screen",
  },
  {
    name: "api-client-knows-no-server",
    from: apiClient,
    to: /^lib\/platform\/(?!api-client\/)/,
    comment: "the browser's fetch knows no server",
  },
  {
    name: "components-below-app",
    from: /^components\//,
    to: /^app\//,
    comment: "a component can be used on any page",
  },
  {
    name: "components-know-no-server",
    from: /^components\//,
    // Screens may also use the names of roles and plans, the texts about other users' things, and the list of common
    // passwords.
    to: /^lib\/platform\/(db\/|auth\/(?!(roles\.ts|site-access\.ts|passwords\/known-passwords\.json)$)|http\/|mail\/|config\/)|^lib\/startup\//,
    comment:
      "a component reaches the server through the client of a feature, or is given what it shows",
  },
  {
    name: "components-call-by-features",
    from: /^components\//,
    to: /^lib\/platform\/api-client\/request\.ts$/,
    comment:
      "a call, its key and its refresh stand in lib/features/NAME/client.ts; the component uses its hook",
  },
  {
    name: "screens-below-pages",
    from: /^components\/(tools|features)\//,
    to: /^components\/pages\//,
    comment: "a page is composed of what features show; what both need is in page-blocks",
  },
  {
    name: "blocks-below-screens",
    from: /^components\/(ui|shell|forms|page-blocks)\//,
    to: /^components\/(tools|features|pages)\//,
    comment: "what any screen may use knows no screen",
  },
  {
    name: "content-is-data",
    from: /^content\//,
    to: /^(app|components)\/|^lib\/(platform|features|startup)\//,
    comment: "content knows only types and pure code",
  },
  {
    name: "nothing-ships-tests",
    // The `check` folders of content contain what its tests share.
    from: /^(app|components|lib)\/|^content\/(?!.*\/check\/)/,
    to: /^(tests|bench)\//,
    comment: "what only tests need stands below tests/, and what both need does not",
  },
  {
    name: "next-auth-in-one-place",
    from: /^(?!lib\/platform\/auth\/)/,
    to: /^node_modules\/next-auth/,
    comment: "a later move touches one folder",
  },
];

/** Files that nothing imports because they are found by name, or are generated. */
export const entryPoints = /^app\/|\.test\.tsx?$|\.d\.ts$|^lib\/.*\/generated\//;

export const screenFolderComment =
  "the screens of lib/features/NAME are in components/features/NAME; a page of no feature is in components/pages";
export const orphanComment =
  "a module that nothing imports is dead: remove it, or import it where it is needed";
export const fileCycleComment =
  "files that need each other are one file, or need a third below both";
export const folderCycleComment =
  "folders beside each other import one way: move what both need into one of them, or below both";
export const parentCycleComment =
  "a folder and the files above it import one way: move into the folder what only it needs, or what both need into a folder beside it";
