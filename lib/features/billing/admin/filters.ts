/**
 * What a list of orders can be narrowed to: a state, or money that is owed back. For the browser too, without schemas.
 */
export const orderFilters = ["waiting", "paid", "canceled", "expired", "refunded", "owed"] as const;
export type OrderFilter = (typeof orderFilters)[number];
