/** The name of our robot in robots.txt. */
export const robotName = "SaitPoZakonuBot";

/** The page that tells a site's owner what the robot does and how to keep it away. */
export const robotPagePath = "/check/robot";
