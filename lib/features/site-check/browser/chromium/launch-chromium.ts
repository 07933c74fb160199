import "server-only";

import { type ChildProcess, spawn } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { chown, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { setPriority, tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import {
  type DevtoolsEvent,
  DevtoolsPipe,
} from "@/lib/features/site-check/browser/chromium/devtools-pipe";
import { memoryOf } from "@/lib/features/site-check/browser/chromium/process-memory";

/** A running browser with its own profile. */
export type Chromium = {
  pipe: DevtoolsPipe;
  /** Ends all its processes at once and deletes its profile. */
  kill: () => Promise<void>;
};

export type LaunchOptions = {
  chromiumPath: string;
  /** The port of the proxy, the browser's only way out. */
  proxyPort: number;
  /** Certificate authorities (PEM) that are trusted in addition to the system's. */
  authorities: string | undefined;
  onEvent: (event: DevtoolsEvent) => void;
  /** Called when the browser has ended, reported too much or grew too large. */
  onEnd: (fault: Error) => void;
};

const mebibyte = 1024 * 1024;
/** The memory of all its processes together. An empty browser has 150 MiB, a shop with films and maps 400. */
const maxMemoryBytes = 768 * mebibyte;
const memoryIntervalMs = 250;
/** Root's browser runs as this user, who owns nothing: Chromium's own sandbox refuses to run as root. */
const nobodyUserId = 65_534;

const featuresOff = [
  // The browser's own traffic.
  ...["MediaRouter", "DialMediaRouteProvider", "OptimizationHints", "Translate"],
  ...["NetworkTimeServiceQuerying", "AutofillServerCommunication"],
  // Features that load pages ahead of time, or request another address than the page names.
  ...["Prerender2", "PreconnectToSearch", "HttpsUpgrades", "HttpsFirstBalancedModeAutoEnable"],
];

const flags = (profile: string, { proxyPort, authorities }: LaunchOptions) => [
  "--headless",
  "--remote-debugging-pipe",
  `--user-data-dir=${profile}`,
  "--window-size=1280,800",
  "--lang=ru",
  "--no-first-run",
  "--no-default-browser-check",
  "--disable-gpu",
  "--mute-audio",
  "--hide-scrollbars",
  "--disable-dev-shm-usage",
  // All traffic goes through the proxy: by default Chromium leaves out loopback.
  `--proxy-server=http://127.0.0.1:${proxyPort}`,
  "--proxy-bypass-list=<-loopback>",
  // The browser looks up no names: the proxy does.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
  "--disable-quic",
  "--dns-prefetch-disable",
  // The first is Chromium's, the second the headless shell's; an unknown flag is ignored.
  "--webrtc-ip-handling-policy=disable_non_proxied_udp",
  "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-domain-reliability",
  "--disable-client-side-phishing-detection",
  "--disable-default-apps",
  "--disable-extensions",
  "--disable-component-extensions-with-background-pages",
  "--disable-field-trial-config",
  "--metrics-recording-only",
  "--no-pings",
  "--no-service-autorun",
  "--password-store=basic",
  "--use-mock-keychain",
  `--disable-features=${featuresOff.join(",")}`,
  // What a page may do.
  "--deny-permission-prompts",
  "--disable-notifications",
  "--disable-file-system",
  "--disable-print-preview",
  "--disable-prompt-on-repost",
  "--disable-blink-features=WebTransport",
  "--autoplay-policy=user-gesture-required",
  "--block-new-web-contents",
  // What a page may use.
  "--renderer-process-limit=3",
  "--js-flags=--max-old-space-size=256",
  `--disk-cache-size=${16 * mebibyte}`,
  "--disable-crash-reporter",
  ...(authorities
    ? [`--ignore-certificate-errors-spki-list=${publicKeysOf(authorities).join(",")}`]
    : []),
  "about:blank",
];

/**
 * Starts Chromium with a fresh profile in the system's temporary folder, at low priority, in its own process group, and
 * without our environment, which contains the keys of the service.
 *
 * The sandbox is always on. Root's browser runs as nobody; where the system provides no sandbox (a container without
 * user namespaces), Chromium does not start.
 * @throws Error when it did not start
 */
export async function launchChromium(options: LaunchOptions): Promise<Chromium> {
  const isRoot = process.getuid?.() === 0;
  const profile = await makeProfile(isRoot);
  const child = spawn(options.chromiumPath, flags(profile, options), {
    cwd: profile,
    detached: true,
    stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
    env: {
      PATH: process.env.PATH,
      HOME: profile,
      TMPDIR: profile,
      LANG: "ru_RU.UTF-8",
      NODE_ENV: process.env.NODE_ENV,
    },
    ...(isRoot && { uid: nobodyUserId, gid: nobodyUserId }),
  });
  const exited = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.once("error", () => resolve());
  });
  await started(child).catch(async (error: unknown) => {
    await rm(profile, { recursive: true, force: true });
    throw error;
  });
  yieldToOthers(child);
  const end = () => killGroup(child);
  const [, , , output, input] = child.stdio;
  const pipe = new DevtoolsPipe(
    output as Writable,
    input as Readable,
    options.onEvent,
    options.onEnd,
  );
  const watch = watchMemory(pipe, () => {
    end();
    options.onEnd(new Error("the browser grew too large"));
  });
  return {
    pipe,
    kill: async () => {
      clearInterval(watch);
      end();
      await exited;
      // A process that is just ending may still write to the profile.
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
    },
  };
}

/** A folder for everything that the browser writes. */
async function makeProfile(isRoot: boolean): Promise<string> {
  const profile = await mkdtemp(join(tmpdir(), "site-check-"));
  const settings = join(profile, "Default");
  await mkdir(settings);
  const preferences = {
    // New contexts are private windows, which block third-party cookies that normal windows accept.
    profile: { cookie_controls_mode: 0 },
    webrtc: { ip_handling_policy: "disable_non_proxied_udp" },
  };
  await writeFile(join(settings, "Preferences"), JSON.stringify(preferences));
  if (isRoot) {
    for (const path of [profile, settings, join(settings, "Preferences")]) {
      await chown(path, nobodyUserId, nobodyUserId);
    }
  }
  return profile;
}

const started = (child: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    child.once("spawn", resolve);
    child.once("error", reject);
  });

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // No process of the group is left.
  }
}

/** Gives our service precedence: for the processor, and when memory is short the browser is killed first. */
function yieldToOthers({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, 10);
  } catch {
    // The process has ended already.
  }
  void writeFile(`/proc/${pid}/oom_score_adj`, "800").catch(() => {});
}

/** Asks the browser for its processes: while it does not answer, the last known ones are measured. */
function watchMemory(pipe: DevtoolsPipe, onTooMuch: () => void): NodeJS.Timeout {
  let pids: number[] = [];
  const look = async () => {
    void pipe
      .send<{ processInfo: { id: number }[] }>("SystemInfo.getProcessInfo")
      .then(({ processInfo }) => {
        pids = processInfo.map(({ id }) => id);
      })
      .catch(() => {});
    if ((await memoryOf(pids)) > maxMemoryBytes) onTooMuch();
  };
  return setInterval(() => void look(), memoryIntervalMs);
}

/** The SHA-256 of each certificate's public key, which is how Chromium names them. */
function publicKeysOf(authorities: string): string[] {
  const certificates = authorities.match(
    /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g,
  );
  return (certificates ?? []).map((pem) =>
    createHash("sha256")
      .update(new X509Certificate(pem).publicKey.export({ type: "spki", format: "der" }))
      .digest("base64"),
  );
}
