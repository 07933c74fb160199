import { describe, expect, test } from "vitest";
import { clientAddress } from "@/lib/platform/http/limits/client-address";

const seen = (forwarded: string | undefined, hops: number) =>
  clientAddress(new Headers(forwarded === undefined ? {} : { "x-forwarded-for": forwarded }), hops);

describe("clientAddress", () => {
  test.each([
    ["no trusted proxy, a header of the client", "203.0.113.7", 0, null],
    ["one proxy, one entry", "203.0.113.7", 1, "203.0.113.7"],
    ["one proxy, a forged entry before it", "10.0.0.1, 203.0.113.7", 1, "203.0.113.7"],
    ["two proxies", "1.1.1.1, 203.0.113.7, 10.0.0.2", 2, "203.0.113.7"],
    ["fewer entries than trusted proxies", "203.0.113.7", 2, null],
    ["no header", undefined, 1, null],
    ["an empty entry", "203.0.113.7, ", 1, null],
    ["an entry that is no address", "unknown", 1, null],
    ["a port", "203.0.113.7:5123", 1, "203.0.113.7"],
    ["IPv4 inside IPv6", "::ffff:203.0.113.7", 1, "203.0.113.7"],
    ["IPv6, cut to its /64", "2001:DB8:1:2:3:4:5:6", 1, "2001:db8:1:2::/64"],
    ["IPv6 in brackets with a port", "[2001:db8:1:2::9]:443", 1, "2001:db8:1:2::/64"],
    ["IPv6 with a short middle", "2001:db8::1", 1, "2001:db8:0:0::/64"],
    ["IPv6 loopback", "::1", 1, "0:0:0:0::/64"],
    ["IPv6 with leading zeros", "2001:0db8:0001:0002::", 1, "2001:db8:1:2::/64"],
    ["IPv6 with a zone", "fe80::1%eth0", 1, "fe80:0:0:0::/64"],
    ["markup", "<script>", 1, null],
  ])("returns the client's address or null: %s", (_case, forwarded, hops, address) =>
    expect(seen(forwarded, hops)).toBe(address),
  );
});
