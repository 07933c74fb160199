/** Robots of search choose nothing, and a banner on their picture of the page helps nobody. CUBOT makes phones. */
export const isRobot = (agent: string): boolean =>
  /bot|crawl|spider|slurp|mediapartners|google-inspection|lighthouse/i.test(
    agent.replace(/cubot/gi, ""),
  );
