/** The answer of `GET /api/user/referral`. */
export type Referral = {
  code: string;
  /** The address to give to others. */
  url: string;
  /** How many accounts were registered by it. */
  registrations: number;
  /** Roubles, as an administrator has set them. */
  earnings: number;
};
