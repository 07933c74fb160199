/**
 * The floors of docs/architecture.md, checked: imports go down only,
 * core ← russian, engine, tools ← platform ← features ← startup, components ← app.
 */
const pure = "^lib/(russian|engine|tools)/";
const apiClient = "^lib/platform/api-client/";

const mayNot = (name, from, to, comment) => ({
  name,
  comment,
  severity: "error",
  from: { path: from, pathNot: "\\.test\\.tsx?$" },
  to: { path: to },
});

export default {
  forbidden: [
    mayNot(
      "core-stands-alone",
      "^lib/core/",
      "^(lib/(?!core/)|components/|app/|content/)",
      "core imports nothing of ours",
    ),
    mayNot(
      "pure-below-platform",
      pure,
      "^lib/(platform|features|startup)/|^components/|^app/|^content/|^prisma/",
      "the engine knows no database, HTTP, screen or file of content: what it needs it is given",
    ),
    mayNot(
      "platform-below-features",
      "^lib/platform/",
      "^lib/(features|startup)/|^components/|^app/",
      "infrastructure knows no feature",
    ),
    mayNot(
      "features-below-screens",
      "^lib/features/",
      "^lib/startup/|^(components|app)/",
      "a feature knows no screen",
    ),
    mayNot(
      "api-client-knows-no-server",
      apiClient,
      "^lib/platform/(?!api-client/)",
      "the browser's fetch knows no server",
    ),
    mayNot("components-below-app", "^components/", "^app/", "a component can be used on any page"),
    mayNot(
      "components-know-no-server",
      "^components/",
      // The names of roles and plans are the screens' too, and the list of passwords that everybody knows.
      "^lib/platform/(db/|auth/(?!(roles\\.ts|passwords/known-passwords\\.json)$)|http/|mail/|config/)|^lib/startup/",
      "a component reaches the server through the client of a feature, or is given what it shows",
    ),
    mayNot(
      "components-call-by-features",
      "^components/",
      "^lib/platform/api-client/request\\.ts$",
      "a call, its key and its refresh stand in lib/features/NAME/client.ts; the component uses its hook",
    ),
    mayNot(
      "content-is-data",
      "^content/",
      "^(app|components)/|^lib/platform/(db|auth|http|mail|config)/",
      "content knows only types and pure code",
    ),
    mayNot(
      "next-auth-in-one-place",
      "^(?!lib/platform/auth/)",
      "node_modules/next-auth",
      "a later move touches one folder",
    ),
    {
      name: "no-cycles",
      comment: "files that need each other are one file, or need a third below both",
      severity: "error",
      from: { pathNot: "lib/platform/db/generated" },
      to: { circular: true },
    },
    {
      name: "no-orphans",
      comment: "a module that nothing imports is dead: remove it, or import it where it is needed",
      severity: "error",
      from: {
        orphan: true,
        pathNot: ["^app/", "\\.test\\.tsx?$", "\\.d\\.ts$", "^lib/.*/generated/", "types\\.ts$"],
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: {
      path: "^(\\.next|dist)/|lib/(platform/(db|content)|engine/services|tools/cookie-banner)/generated/",
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
      cachedInputFileSystem: { cacheDuration: 60_000 },
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default"],
    },
  },
};
