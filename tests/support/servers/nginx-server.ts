import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, request as plainRequest, type RequestOptions } from "node:http";
import { request as tlsRequest } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import { findNginx } from "@/scripts/shared/system-programs.mjs";
import { freePort } from "@/tests/support/servers/processes/free-port";

/** The name in `deploy/nginx/names.conf`. */
export const siteName = "sait.example";

type Answer = { status: number; headers: IncomingHttpHeaders; text: string };
type Asked = { method?: string; headers?: Record<string, string>; body?: string; host?: string };

/** An nginx with the configuration of `deploy/nginx`, on its own ports and certificate. */
export type NginxServer = {
  httpPort: number;
  httpsPort: number;
  /** PEM, self-signed for `siteName`. */
  certificate: string;
  cacheFolder: string;
  /** Over HTTPS, on a new connection; gzip is decompressed. */
  ask: (path: string, options?: Asked) => Promise<Answer>;
  /** Over plain HTTP. */
  requestOverHttp: (path: string, options?: Asked) => Promise<Answer>;
  accessLog: () => string;
  /** nginx's output. */
  output: () => string;
  remove: () => Promise<void>;
};

/**
 * Starts nginx in front of the instances at `urls`. Replaces only what differs between machines: ports, addresses,
 * folders.
 * @throws Error with its output when it does not start.
 */
export async function startNginx(urls: readonly string[]): Promise<NginxServer> {
  const program = await findNginx();
  const folder = mkdtempSync(join(tmpdir(), "sait-po-zakonu-nginx-"));
  // nginx's workers run as another user.
  chmodSync(folder, 0o755);
  cpSync("deploy/nginx", folder, { recursive: true });
  cpSync("/etc/nginx/mime.types", join(folder, "mime.types"));
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const replace = (name: string, replacements: [RegExp, string][]) => {
    const file = join(folder, name);
    let text = readFileSync(file, "utf8");
    for (const [pattern, by] of replacements) {
      if (text.search(pattern) === -1) throw new Error(`${name} has no ${pattern}`);
      text = text.replace(pattern, by);
    }
    writeFileSync(file, text);
  };
  replace("nginx.conf", [
    [/listen 80\b/g, `listen 127.0.0.1:${httpPort}`],
    [/listen 443\b/g, `listen 127.0.0.1:${httpsPort}`],
    [/\/tmp\//g, `${folder}/`],
    [/access_log \/dev\/stdout/, `access_log ${folder}/access.log`],
  ]);
  replace("upstream.conf", [
    [/app1:3000/, new URL(urls[0] ?? "").host],
    [/app2:3000/, new URL(urls[1] ?? "").host],
  ]);
  const tls = join(folder, "tls");
  execFileSync("mkdir", [tls]);
  const key = join(tls, "privkey.pem");
  const certificateFile = join(tls, "fullchain.pem");
  execFileSync(
    "openssl",
    `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=${siteName} -addext subjectAltName=DNS:${siteName} -keyout ${key} -out ${certificateFile}`.split(
      " ",
    ),
    { stdio: "pipe" },
  );
  const certificate = readFileSync(certificateFile, "utf8");
  const child = spawn(program, ["-p", folder, "-c", "nginx.conf", "-g", "daemon off;"], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
    });
  }
  const common = { host: "127.0.0.1", agent: false };
  const ask = (path: string, options: Asked = {}) =>
    send(tlsRequest, path, options, {
      ...common,
      port: httpsPort,
      servername: siteName,
      ca: certificate,
    });
  const requestOverHttp = (path: string, options: Asked = {}) =>
    send(plainRequest, path, options, { ...common, port: httpPort });
  const remove = async () => {
    await stop(child);
    rmSync(folder, { recursive: true, force: true });
  };
  const deadline = Date.now() + 20_000;
  while (
    !(await requestOverHttp("/").then(
      () => true,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await remove();
      throw new Error(`nginx does not start:\n${output}`);
    }
    await sleep(50);
  }
  return {
    httpPort,
    httpsPort,
    certificate,
    cacheFolder: join(folder, "nginx-cache"),
    ask,
    requestOverHttp,
    accessLog: () => readFileSync(join(folder, "access.log"), "utf8"),
    output: () => output,
    remove,
  };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await ended;
}

function send(
  request: typeof plainRequest,
  path: string,
  { method = "GET", headers = {}, body, host = siteName }: Asked,
  options: RequestOptions & { servername?: string; ca?: string },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { ...options, path, method, headers: { host, ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () => {
          const whole = Buffer.concat(chunks);
          const isPacked = response.headers["content-encoding"] === "gzip";
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: (isPacked ? gunzipSync(whole) : whole).toString("utf8"),
          });
        });
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}
