/**
 * Build steps that run again only when their inputs have changed: packages, the database client, a build. A stamp next
 * to the output holds the fingerprint of the inputs.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../server/shared/root.mjs";

const notInputs = /(^|\/)(generated|samples)(\/|$)|\.test\.tsx?$/;

/** False for files that change no output: those are generated, or tests. */
export const isInput = (path) => !notInputs.test(path);

function hashOf(paths) {
  const hash = createHash("sha256");
  const add = (path) => {
    const full = join(root, path);
    if (!isInput(path) || !existsSync(full)) return;
    if (statSync(full).isDirectory()) {
      for (const name of readdirSync(full).sort()) add(`${path}/${name}`);
      return;
    }
    hash.update(path).update("\0").update(readFileSync(full)).update("\0");
  };
  for (const path of paths) add(path);
  return hash.digest("hex");
}

export const fingerprintOf = ({ inputs, also = "" }) => hashOf(inputs) + also;

/** True when the stamp of an earlier run shows that none of `inputs` have changed since. */
export function isFresh({ stamp, needs }, fingerprint) {
  const stampFile = join(root, stamp);
  return (
    existsSync(stampFile) &&
    readFileSync(stampFile, "utf8") === fingerprint &&
    needs.every((path) => existsSync(join(root, path)))
  );
}

/**
 * Runs `work` unless its output is fresh. The stamp is written after the work, so that an interrupted step is repeated.
 */
export async function runIfChanged(artifact, work) {
  const fingerprint = fingerprintOf(artifact);
  if (isFresh(artifact, fingerprint)) return "уже готово";
  await work();
  const stampFile = join(root, artifact.stamp);
  mkdirSync(join(stampFile, ".."), { recursive: true });
  writeFileSync(stampFile, fingerprint);
  return undefined;
}
