import robotsParser from "robots-parser";

/** What Bitrix and WordPress write is 1–10 kB. Matching costs rules × address, so both are limited: 50 ms at most. */
export const maxRobotsBytes = 40 * 1024;
const maxPathLength = 200;

/** What a site's robots.txt says to one robot. */
export type RobotsRules = { allows: (url: URL) => boolean; delayMs: number };

/** The rules of a site without a robots.txt, or with one that cannot be read. */
export const noRules: RobotsRules = { allows: () => true, delayMs: 0 };

/**
 * The rules of a robots.txt (RFC 9309) for a robot; they hold for the host whatever the protocol.
 * @param text at most `maxRobotsBytes` are read, and only whole lines: half a rule forbids more than the rule
 * @param isCut whether the text ends before the file does
 */
export function readRobots(text: string, robot: string, isCut = false): RobotsRules {
  const host = "http://site.invalid";
  const start = text.slice(0, maxRobotsBytes);
  const isPart = isCut || start.length < text.length;
  const lines = isPart ? start.slice(0, start.lastIndexOf("\n") + 1) : start;
  const robots = robotsParser(`${host}/robots.txt`, lines);
  return {
    allows: (url) => {
      const path = (url.pathname + url.search).slice(0, maxPathLength);
      return robots.isAllowed(host + path, robot) !== false;
    },
    delayMs: Math.max(0, (robots.getCrawlDelay(robot) ?? 0) * 1_000),
  };
}
