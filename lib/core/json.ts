/** What JSON can carry; the type of stored answers before they are parsed. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
