/** Whether a login asks for a code, as its owner reads it. */
export type SecondFactorState = {
  isOn: boolean;
  /** Since when, ISO 8601, UTC; null while it is off. */
  since: string | null;
  recoveryCodesLeft: number;
  /** True for an administrator without whom `REQUIRE_ADMIN_SECOND_FACTOR` lets nothing be done. */
  isRequired: boolean;
};

/** What an authenticator is told: shown once. */
export type SecondFactorSecret = { secret: string; uri: string };

/** Codes for a login without the authenticator: shown once. */
export type RecoveryCodes = { recoveryCodes: string[] };

export type SecondFactorConfirmed = RecoveryCodes & { endedSessions: number };
