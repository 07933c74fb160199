import "server-only";

import type {
  DevtoolsEvent,
  DevtoolsPipe,
} from "@/lib/features/site-check/browser/chromium/devtools-pipe";
import type { Crop, SeenCookie, SeenRequest } from "@/lib/features/site-check/browser/observation";
import type { ObserveLimits } from "@/lib/features/site-check/browser/observe-limits";
import {
  type MaskedPart,
  maskExpression,
  unmaskExpression,
} from "@/lib/features/site-check/browser/page-mask";
import {
  htmlExpression,
  type PageView,
  viewExpression,
} from "@/lib/features/site-check/browser/page-probe";
import { waitFor } from "@/lib/features/site-check/fetch/connect/deadline";

/** More requests add nothing; a page could make requests without end. */
const maxRequests = 500;
const maxCookies = 200;
const maxCropBytes = 60_000;
const daySeconds = 86_400;

/** A page may not install anything that would outlive it or answer for the network. */
const beforeScripts = `try {
  Object.defineProperty(ServiceWorkerContainer.prototype, "register", {
    value: () => Promise.reject(new DOMException("denied", "SecurityError")),
  });
} catch {}`;

type TargetInfo = { targetId: string; type: string; browserContextId?: string };

/** A page in its own context, with its network requests. */
export class WatchedPage {
  readonly #requests = new Map<string, SeenRequest>();
  readonly #open = new Set<string>();
  readonly #sessions = new Set<string>();
  #session = "";
  #targetId = "";
  #lastChange = 0;
  #isLoaded = false;
  /** The current address; empty before the first response. */
  url = "";
  /** The status of the page itself. */
  status = 0;

  constructor(
    readonly pipe: DevtoolsPipe,
    readonly contextId: string,
    readonly userAgent: string,
    readonly limits: ObserveLimits,
    readonly signal: AbortSignal,
  ) {}

  /** Opens the tab; from then on `onEvent` has to be called. */
  async open(): Promise<void> {
    const { targetId } = await this.pipe.send<{ targetId: string }>("Target.createTarget", {
      url: "about:blank",
      browserContextId: this.contextId,
    });
    this.#targetId = targetId;
    const { sessionId } = await this.pipe.send<{ sessionId: string }>("Target.attachToTarget", {
      targetId,
      flatten: true,
    });
    this.#session = sessionId;
    await this.#prepare(sessionId, true);
  }

  /** @returns whether a page was received, with any status */
  async navigate(url: URL): Promise<boolean> {
    this.#lastChange = performance.now();
    const sent = this.#send<{ errorText?: string }>("Page.navigate", { url: url.href });
    const answer = await this.#within(sent, this.limits.openMs);
    return answer !== undefined && answer.errorText === undefined;
  }

  /**
   * Waits until the page is loaded and has made no requests for a while, but not longer than `maxMs`. A page with an
   * open request (long polling, a film) gets more time before it counts as idle.
   *
   * @returns whether the page is loaded
   */
  async settle(maxMs: number): Promise<boolean> {
    const end = performance.now() + maxMs;
    while (performance.now() < end) {
      const idleMs = this.#open.size === 0 ? 700 : 2_000;
      if (this.#isLoaded && performance.now() - this.#lastChange >= idleMs) break;
      await waitFor(50, this.signal);
    }
    return this.#isLoaded;
  }

  /** Moves the mouse and scrolls down and up again, as visitors do before any choice. */
  async moveAbout(): Promise<void> {
    await this.#mouse("mouseMoved", { x: 300, y: 300 });
    await this.#mouse("mouseMoved", { x: 420, y: 360 });
    await this.#mouse("mouseWheel", { x: 420, y: 360, deltaX: 0, deltaY: 900 });
    this.#lastChange = performance.now();
    await this.settle(this.limits.answerMs);
    await this.#mouse("mouseWheel", { x: 420, y: 360, deltaX: 0, deltaY: -900 });
    await waitFor(150, this.signal);
  }

  async press(point: { x: number; y: number }): Promise<void> {
    await this.#mouse("mouseMoved", point);
    await this.#mouse("mousePressed", { ...point, button: "left", clickCount: 1 });
    await this.#mouse("mouseReleased", { ...point, button: "left", clickCount: 1 });
    this.#lastChange = performance.now();
  }

  /** The state of the page; undefined when it cannot be inspected. */
  look(): Promise<PageView | undefined> {
    return this.#ask<PageView>(viewExpression);
  }

  html(): Promise<string | undefined> {
    return this.#ask<string>(htmlExpression);
  }

  /**
   * Takes a picture of a part without personal data; undefined when it cannot be made small enough, or when the page
   * shows hidden content again. Afterwards the page is as before.
   */
  async crop(of: Crop["of"]): Promise<Crop | undefined> {
    try {
      const part = await this.#ask<MaskedPart | null>(maskExpression(of));
      if (!part || part.rectangle.width < 20 || part.rectangle.height < 20) return undefined;
      const shot = await this.#shoot(part.rectangle);
      const after = shot && (await this.#ask<MaskedPart | null>(maskExpression(of)));
      return shot && after?.hidden === 0 ? { of, ...shot } : undefined;
    } finally {
      await this.#ask(unmaskExpression);
    }
  }

  async #shoot(part: MaskedPart["rectangle"]): Promise<Omit<Crop, "of"> | undefined> {
    for (const scale of [1, 0.5]) {
      const shot = this.#send<{ data: string }>("Page.captureScreenshot", {
        format: "jpeg",
        quality: 60,
        clip: { ...part, scale },
      });
      const data = (await this.#within(shot))?.data;
      if (data === undefined) return undefined;
      const bytes = Buffer.from(data, "base64");
      if (bytes.length > maxCropBytes) continue;
      const [width, height] = [part.width, part.height].map((side) => Math.round(side * scale));
      return { bytes, width: width ?? 0, height: height ?? 0 };
    }
    return undefined;
  }

  /** The requests since the last call. */
  takeRequests(): SeenRequest[] {
    const requests = [...this.#requests.values()];
    this.#requests.clear();
    return requests;
  }

  async cookies(): Promise<SeenCookie[]> {
    const { contextId: browserContextId } = this;
    const { cookies } = await this.pipe.send<{
      cookies: { name: string; domain: string; expires: number; session: boolean }[];
    }>("Storage.getCookies", { browserContextId });
    const now = Date.now() / 1_000;
    return cookies.slice(0, maxCookies).map(({ name, domain, expires, session }) => ({
      name: name.slice(0, 100),
      domain: domain.replace(/^\./, ""),
      days: session ? undefined : Math.ceil((expires - now) / daySeconds),
    }));
  }

  onEvent({ method, params, sessionId }: DevtoolsEvent): void {
    if (method === "Target.attachedToTarget") {
      const { targetInfo, sessionId: attached } = params as {
        targetInfo: TargetInfo;
        sessionId: string;
      };
      this.#meet(targetInfo, attached);
      return;
    }
    if (sessionId === undefined || !this.#sessions.has(sessionId)) return;
    if (method === "Page.javascriptDialogOpening") {
      void this.#send("Page.handleJavaScriptDialog", { accept: false }, sessionId).catch(() => {});
    } else if (method === "Network.requestWillBeSent") {
      this.#begin(`${sessionId} ${params.requestId}`, (params.request as { url: string }).url);
    } else if (method === "Network.webSocketCreated") {
      this.#note(String(params.url));
    } else if (method === "Network.loadingFinished" || method === "Network.loadingFailed") {
      this.#open.delete(`${sessionId} ${params.requestId}`);
      this.#lastChange = performance.now();
    } else if (sessionId === this.#session) {
      this.#takeMain(method, params);
    }
  }

  #takeMain(method: string, params: DevtoolsEvent["params"]): void {
    if (method === "Page.loadEventFired") {
      this.#isLoaded = true;
      this.#lastChange = performance.now();
    } else if (method === "Page.frameNavigated") {
      const frame = params.frame as { url: string; parentId?: string };
      if (frame.parentId === undefined) this.url = frame.url;
    } else if (method === "Network.responseReceived" && params.type === "Document") {
      if (params.frameId === this.#targetId) {
        this.status = (params.response as { status: number }).status;
      }
    }
  }

  /** Frames and workers are watched like the page; a second page is closed before it makes a request. */
  #meet({ targetId, type, browserContextId }: TargetInfo, session: string): void {
    if (browserContextId !== this.contextId || targetId === this.#targetId) return;
    if (type !== "page") void this.#prepare(session, type === "iframe");
    else if (this.#targetId !== "")
      void this.pipe.send("Target.closeTarget", { targetId }).catch(() => {});
  }

  /** At once: the browser runs commands in order, and refuses those that a worker does not support. */
  async #prepare(session: string, isFrame: boolean): Promise<void> {
    this.#sessions.add(session);
    const commands: [string, Record<string, unknown>?][] = [
      ["Network.enable", { maxTotalBufferSize: 0, maxResourceBufferSize: 0 }],
      ["Network.setBypassServiceWorker", { bypass: true }],
      ["Emulation.setUserAgentOverride", { userAgent: this.userAgent, acceptLanguage: "ru,en" }],
    ];
    if (isFrame) {
      commands.push(
        ["Page.enable"],
        ["Page.addScriptToEvaluateOnNewDocument", { source: beforeScripts }],
        ["Target.setAutoAttach", { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }],
      );
    }
    commands.push(["Runtime.runIfWaitingForDebugger"]);
    await Promise.allSettled(
      commands.map(([method, params]) => this.#send(method, params, session)),
    );
  }

  #begin(id: string, url: string): void {
    this.#lastChange = performance.now();
    if (this.#open.size < maxRequests) this.#open.add(id);
    this.#note(url);
  }

  #note(address: string): void {
    if (this.#requests.size >= maxRequests || !/^(?:https?|wss?):/.test(address)) return;
    if (!URL.canParse(address)) return;
    const { hostname: host, pathname } = new URL(address);
    const path = pathname.slice(0, 120);
    this.#requests.set(`${host} ${path}`, { host, path });
  }

  #mouse(type: string, more: Record<string, unknown>): Promise<unknown> {
    return this.#within(this.#send("Input.dispatchMouseEvent", { type, ...more }));
  }

  /** Evaluates in our isolated world: the page's functions are not called. */
  async #ask<Answer>(expression: string): Promise<Answer | undefined> {
    const asked = async () => {
      const { executionContextId: contextId } = await this.#send<{ executionContextId: number }>(
        "Page.createIsolatedWorld",
        { frameId: this.#targetId, worldName: "check" },
      );
      const { result, exceptionDetails } = await this.#send<{
        result: { value?: Answer };
        exceptionDetails?: unknown;
      }>("Runtime.evaluate", {
        expression,
        contextId,
        returnByValue: true,
        timeout: this.limits.answerMs,
      });
      return exceptionDetails ? undefined : result.value;
    };
    return this.#within(asked());
  }

  #send<Result = unknown>(
    method: string,
    params: Record<string, unknown> = {},
    session = this.#session,
  ): Promise<Result> {
    return this.pipe.send<Result>(method, params, session);
  }

  /** Undefined when the page does not answer in time, or refuses. Throws only when the check has ended. */
  async #within<Result>(
    sent: Promise<Result>,
    milliseconds = this.limits.answerMs,
  ): Promise<Result | undefined> {
    const waiting = new AbortController();
    const both = AbortSignal.any([this.signal, waiting.signal]);
    try {
      return await Promise.race([
        sent.catch(() => undefined),
        waitFor(milliseconds, both).then(() => undefined),
      ]);
    } finally {
      waiting.abort();
    }
  }
}
