import { readFileSync } from "node:fs";
import type { ApiSession } from "@/tests/support/api/calls/api-session";
import type { ProductionServer } from "@/tests/support/servers/production-server";

/** Resident memory in megabytes after 2,000 and after 20,000 mixed requests. Linux only: reads `/proc`. */
export async function measureMemory(
  server: ProductionServer,
  session: ApiSession,
): Promise<{ after2000: number; after20000: number }> {
  const { document } = await session.createDocument();
  const paths = [
    "/",
    "/help",
    "/examples",
    "/news",
    "/api/templates",
    "/api/documents?limit=20",
    `/api/documents/${document.id}`,
    `/api/documents/${document.id}/view`,
    `/api/documents/${document.id}/download`,
    "/api/notifications",
    "/api/auth/user",
    "/api/health/ready",
    "/нет",
    "/api/blog",
  ];
  const run = async (from: number, to: number) => {
    let next = from;
    const worker = async () => {
      while (next < to) {
        const at = next++;
        // One in two hundred is an export, which costs a hundred times as much as the others.
        const path =
          at % 200 === 0
            ? `/api/documents/${document.id}/download?format=${at % 400 ? "pdf" : "docx"}`
            : (paths[at % paths.length] as string);
        await (await session.request("GET", encodeURI(path))).arrayBuffer();
      }
    };
    await Promise.all(Array.from({ length: 8 }, worker));
  };
  await run(0, 2000);
  const after2000 = residentMegabytes(server);
  await run(2000, 20_000);
  return { after2000, after20000: residentMegabytes(server) };
}

export function residentMegabytes({ process: child }: ProductionServer): number {
  const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
