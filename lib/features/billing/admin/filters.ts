/**
 * The filters of a list of orders: a state, or money that has to be returned. Used in the browser too, without schemas.
 */
export const orderFilters = ["waiting", "paid", "canceled", "expired", "refunded", "owed"] as const;
export type OrderFilter = (typeof orderFilters)[number];
