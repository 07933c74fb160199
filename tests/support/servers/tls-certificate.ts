import { readFileSync } from "node:fs";
import { resolve } from "node:path";

/*
 * Self-signed for `localhost`, a hundred years long, worth nothing anywhere else:
 * openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 36500 -subj /CN=localhost
 *   -addext subjectAltName=DNS:localhost -addext basicConstraints=critical,CA:TRUE
 *   -keyout localhost.key -out localhost.crt
 */

/** What `NODE_EXTRA_CA_CERTS` takes to trust the servers of tests. */
export const certificateFile = resolve("tests/fixtures/tls/localhost.crt");

/** An untrusted server. */
export const serverCertificate = {
  cert: readFileSync(certificateFile, "utf8"),
  key: readFileSync(resolve("tests/fixtures/tls/localhost.key"), "utf8"),
};
