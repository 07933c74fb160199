import { readFileSync } from "node:fs";
import { resolve } from "node:path";

/*
 * Self-signed for `localhost`, valid for a hundred years, useless anywhere else:
 * openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 36500 -subj /CN=localhost
 *   -addext subjectAltName=DNS:localhost -addext basicConstraints=critical,CA:TRUE
 *   -keyout localhost.key -out localhost.crt
 */

/** Value of `NODE_EXTRA_CA_CERTS` that makes clients trust the tests' servers. */
export const certificateFile = resolve("tests/fixtures/tls/localhost.crt");

/** An untrusted server. */
export const serverCertificate = {
  cert: readFileSync(certificateFile, "utf8"),
  key: readFileSync(resolve("tests/fixtures/tls/localhost.key"), "utf8"),
};
