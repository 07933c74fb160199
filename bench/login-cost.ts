/**
 * What a login costs when the e-mail is unknown and when the password is wrong: the two must not be
 * told apart by time. A measurement, not a test: run it on a quiet machine.
 *
 *     npx tsx --conditions=react-server bench/login-cost.ts
 */
import { closePasswordThreads, hashPassword, verifyPassword } from "@/lib/auth/password";

const rounds = 100;

const stored = await hashPassword("верный пароль 1");
const unknown: number[] = [];
const wrong: number[] = [];
for (let round = 0; round < rounds + 5; round += 1) {
  // In turns, so that a busy moment of the machine hits both alike; the first rounds warm up.
  for (const [times, hash] of [[unknown, null] as const, [wrong, stored] as const]) {
    const began = performance.now();
    await verifyPassword(`неверный ${round}`, hash);
    if (round >= 5) times.push(performance.now() - began);
  }
}
await closePasswordThreads();

const at = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;
for (const [name, times] of Object.entries({
  "unknown e-mail": unknown,
  "wrong password": wrong,
})) {
  const [p10, p50, p90] = [0.1, 0.5, 0.9].map((share) => at(times, share).toFixed(1));
  console.log(`${name}: p10 ${p10} ms, median ${p50} ms, p90 ${p90} ms`);
}
const difference = Math.abs(at(unknown, 0.5) / at(wrong, 0.5) - 1);
console.log(`the medians differ by ${(difference * 100).toFixed(1)} %`);
