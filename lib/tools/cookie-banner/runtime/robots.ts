/**
 * Search robots make no choice, and the banner must not be in their picture of the page. CUBOT is a brand of phones.
 */
export const isRobot = (agent: string): boolean =>
  /bot|crawl|spider|slurp|mediapartners|google-inspection|lighthouse/i.test(
    agent.replace(/cubot/gi, ""),
  );
