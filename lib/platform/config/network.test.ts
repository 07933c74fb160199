import { expect, test } from "vitest";
import { isLoopbackHost, isPrivateHost } from "@/lib/platform/config/network";

test.each([
  "",
  "/var/run/postgresql",
  "%2Fvar%2Frun",
  "localhost",
  "127.0.0.1",
  "127.8.9.1",
  "[::1]",
])("isLoopbackHost accepts %j", (host) => expect(isLoopbackHost(host)).toBe(true));

test.each(["db", "postgres-1", "10.1.2.3", "172.31.0.1", "192.168.0.9", "[fd00::5]", "[fe80::1]"])(
  "isPrivateHost accepts %j, which isLoopbackHost rejects",
  (host) => {
    expect(isLoopbackHost(host)).toBe(false);
    expect(isPrivateHost(host)).toBe(true);
  },
);

test.each([
  ...["db.example.ru", "8.8.8.8", "172.32.0.1", "11.0.0.1", "[2001:db8::1]", "2130706433"],
  ...["127.0.0.1.example.ru", "localhost.example.ru", "10.example.ru", "db."],
])("isPrivateHost rejects %j", (host) => expect(isPrivateHost(host)).toBe(false));
