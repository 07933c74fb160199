/**
 * Preloaded into a server (`node --import`): its clock is ahead by the milliseconds in the file `CLOCK_AHEAD_FILE`,
 * read each time, so that a test can move the clock of a running server.
 */
import { readFileSync } from "node:fs";

const file = process.env.CLOCK_AHEAD_FILE;
const RealDate = Date;
const now = () => RealDate.now() + Number(readFileSync(file, "utf8"));

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
  apply: () => new Date().toString(),
  get: (target, name, receiver) => (name === "now" ? now : Reflect.get(target, name, receiver)),
});
