import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isPublicAddress } from "@/lib/features/site-check/fetch/connect/public-address";

test.each([
  "8.8.8.8",
  "1.1.1.1",
  "93.184.216.34",
  "172.15.255.255",
  "172.32.0.1",
  "100.63.255.255",
  "100.128.0.1",
  "198.17.255.255",
  "2a02:6b8::2:242",
  "2001:4860:4860::8888",
  "::ffff:8.8.8.8",
  "64:ff9b::8.8.8.8",
])("isPublicAddress accepts %s", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

describe("isPublicAddress rejects", () => {
  test.each([
    ["this host", "0.0.0.0"],
    ["this network", "0.1.2.3"],
    ["loopback", "127.0.0.1"],
    ["loopback, its end", "127.255.255.254"],
    ["RFC 1918", "10.0.0.1"],
    ["RFC 1918", "172.16.0.1"],
    ["RFC 1918", "172.31.255.255"],
    ["RFC 1918", "192.168.1.1"],
    ["CGNAT", "100.64.0.1"],
    ["CGNAT, its end", "100.127.255.255"],
    ["link-local", "169.254.0.1"],
    ["a cloud's metadata", "169.254.169.254"],
    ["IETF protocols", "192.0.0.8"],
    ["documentation", "192.0.2.1"],
    ["documentation", "198.51.100.1"],
    ["documentation", "203.0.113.1"],
    ["6to4 relays", "192.88.99.1"],
    ["benchmarking", "198.18.0.1"],
    ["benchmarking", "198.19.255.255"],
    ["multicast", "224.0.0.1"],
    ["multicast", "239.255.255.255"],
    ["reserved", "240.0.0.1"],
    ["broadcast", "255.255.255.255"],
    ["unspecified", "::"],
    ["loopback", "::1"],
    ["IPv4-compatible", "::7f00:1"],
    ["IPv4-compatible and public", "::8.8.8.8"],
    ["IPv4-mapped", "::ffff:127.0.0.1"],
    ["IPv4-mapped in hex", "::ffff:7f00:1"],
    ["IPv4-mapped", "::FFFF:10.0.0.1"],
    ["IPv4-mapped metadata", "0:0:0:0:0:ffff:a9fe:a9fe"],
    ["IPv4-translated", "::ffff:0:127.0.0.1"],
    ["NAT64", "64:ff9b::127.0.0.1"],
    ["NAT64", "64:ff9b::a00:1"],
    ["NAT64, metadata", "64:ff9b::169.254.169.254"],
    ["local NAT64", "64:ff9b:1::8.8.8.8"],
    ["6to4", "2002:7f00:1::1"],
    ["6to4 and public", "2002:808:808::1"],
    ["Teredo", "2001:0:4136:e378:8000:63bf:3fff:fdd2"],
    ["benchmarking", "2001:2::1"],
    ["ORCHID", "2001:10::1"],
    ["ORCHIDv2", "2001:20::1"],
    ["documentation", "2001:db8::1"],
    ["documentation", "3fff::1"],
    ["unique local", "fc00::1"],
    ["unique local", "fd12:3456::1"],
    ["link-local", "fe80::1"],
    ["link-local with a zone", "fe80::1%eth0"],
    ["public with a zone", "2a02:6b8::1%eth0"],
    ["site-local", "fec0::1"],
    ["multicast", "ff02::1"],
    ["discard", "100::1"],
    ["segment routing", "5f00::1"],
    ["unassigned", "4000::1"],
    ["unassigned", "::2:3:4:5:6"],
    ["a short form", "127.1"],
    ["a number", "2130706433"],
    ["hex", "0x7f000001"],
    ["hex that would be public", "0x8.8.8.8"],
    ["octal", "0177.0.0.1"],
    ["octal that would be public", "010.8.8.8"],
    ["with brackets", "[2a02:6b8::1]"],
    ["with a port", "8.8.8.8:80"],
    ["a name", "shop.ru"],
    ["nothing", ""],
  ])("%s: %s", (_what, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

test("isPublicAddress judges an IPv4-mapped or NAT64 address by its IPv4 address", () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      const isPublic = isPublicAddress(address);
      expect(isPublicAddress(`::ffff:${address}`)).toBe(isPublic);
      expect(isPublicAddress(`64:ff9b::${address}`)).toBe(isPublic);
      expect(isPublicAddress(`64:ff9b:1::${address}`)).toBe(false);
      expect(isPublicAddress(`::${address}`)).toBe(false);
    }),
  );
});

test("isPublicAddress rejects all of IPv6 outside 2000::/3 that carries no IPv4 address", () => {
  fc.assert(
    fc.property(fc.ipV6(), (address) => {
      const start = Number.parseInt(address.split(":")[0] || "0", 16);
      const isGlobal = start >= 0x2000 && start <= 0x3fff;
      if (!isGlobal && start !== 0 && start !== 0x64) expect(isPublicAddress(address)).toBe(false);
    }),
  );
});
