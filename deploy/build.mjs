/** `node deploy/build.mjs FOLDER`: installs, builds and assembles. What deploy/Dockerfile runs. */
import { build, prepare } from "../scripts/shared/steps.mjs";

await prepare();
await build();
await import("./assemble.mjs");
