/**
 * The arrows of docs/architecture.md, checked: imports go one way,
 * core ← russian, tools, engine ← config, db, auth, http, metrics, outbox, mail, content ← features ← components ← app.
 */
const core = "^lib/core/";
const pure = "^lib/(russian|tools|engine)/";
const shell = "^lib/(config|db|auth|http|metrics|mail|outbox|content)/";
const feature =
  "^lib/(?!core|russian|tools|engine|config|db|auth|http|metrics|mail|outbox|content|api-client)[^/]+/";
const client = "^lib/api-client/";

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
      core,
      "^(lib/(?!core/)|components/|app/|content/)",
      "core imports nothing of ours",
    ),
    mayNot(
      "pure-below-shell",
      pure,
      `${shell}|${feature}|${client}|^components/|^app/|^prisma/`,
      "the engine knows no database, HTTP or screen",
    ),
    mayNot(
      "shell-below-features",
      shell,
      `${feature}|${client}|^components/|^app/`,
      "infrastructure knows no feature",
    ),
    mayNot("features-below-components", feature, "^(components|app)/", "a feature knows no screen"),
    mayNot(
      "client-below-components",
      client,
      `${shell}|^components/|^app/`,
      "the browser's fetch knows no server",
    ),
    mayNot("components-below-app", "^components/", "^app/", "a component can be used on any page"),
    mayNot(
      "components-know-no-server",
      "^components/",
      // The names of roles and plans are the screens' too.
      "^lib/(db/|auth/(?!roles\\.ts$)|http/|mail/|config/)",
      "a component reaches the server through the API or its props",
    ),
    mayNot(
      "content-is-data",
      "^content/",
      "^(app|components)/|^lib/(db|auth|http|mail|config)/",
      "content knows only types and pure code",
    ),
    mayNot(
      "next-auth-in-one-place",
      "^(?!lib/auth/)",
      "node_modules/next-auth",
      "a later move touches one folder",
    ),
    {
      name: "no-cycles",
      severity: "error",
      from: { pathNot: "lib/db/generated" },
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "no-orphans",
      comment: "a module that nothing imports is dead",
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
    exclude: { path: "^(\\.next|dist)/|lib/(db|content)/generated/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default"],
    },
  },
};
