import type { ApiSession } from "@/tests/support/api/calls/api-session";
import { admin } from "@/tests/support/test-admin";

/** 99th percentile of the response time of `/api/health/live`, in milliseconds. */
export async function measureHealth(
  url: string,
  session: ApiSession,
): Promise<{ idle: number; busy: number }> {
  const { document } = await session.createDocument();
  const pdf = `/api/documents/${document.id}/download?format=pdf`;
  await (await session.request("GET", pdf)).arrayBuffer();
  await requestRepeatedly(url, 100);
  const idle = percentile(await requestRepeatedly(url, 500), 0.99);

  let isBusy = true;
  const exportAgain = async () => {
    while (isBusy) await (await session.request("GET", pdf)).arrayBuffer();
  };
  const logInAgain = async () => {
    while (isBusy) {
      await fetch(`${url}/api/login`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(admin),
      });
    }
  };
  const work = [
    ...Array.from({ length: 20 }, exportAgain),
    ...Array.from({ length: 5 }, logInAgain),
  ];
  const busy = percentile(await requestRepeatedly(url, 500), 0.99);
  isBusy = false;
  await Promise.all(work);
  return { idle, busy };
}

/** One after another, as a health check polls. */
export async function requestRepeatedly(url: string, times: number): Promise<number[]> {
  const durations: number[] = [];
  for (let count = 0; count < times; count += 1) {
    const startedAt = performance.now();
    const response = await fetch(`${url}/api/health/live`);
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`health: ${response.status}`);
    durations.push(performance.now() - startedAt);
  }
  return durations;
}

export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
}
