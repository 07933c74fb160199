import "server-only";

import { Socket } from "node:net";
import { createTransport } from "nodemailer";
import type SMTPConnection from "nodemailer/lib/smtp-connection";
import type SMTPTransport from "nodemailer/lib/smtp-transport";
import { isLoopbackHost, isPrivateHost } from "@/lib/platform/config/network";
import type { QueuedMail } from "@/lib/platform/mail/mail";
import { toMessage } from "@/lib/platform/mail/message";
import { DeliveryError } from "@/lib/platform/outbox/outbox";

/** A server that is silent for this long counts as unavailable. */
const silenceMs = 20_000;

/**
 * Sends an e-mail over its own connection, which `signal` closes, so that an aborted e-mail is not sent later.
 * @throws DeliveryError, final when the server refused the recipient or the e-mail permanently (5xx).
 */
export async function sendOverSmtp(
  smtpUrl: string,
  mail: QueuedMail,
  signal: AbortSignal,
): Promise<void> {
  const socket = new Socket({ signal });
  const settings: SMTPTransport.Options = {
    ...fromUrl(smtpUrl),
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    dnsTimeout: silenceMs,
    getSocket: (options, callback) => connect(socket, options, callback),
  };
  const transport = createTransport(settings);
  try {
    await transport.sendMail(toMessage(mail));
  } catch (error) {
    throw toDeliveryError(error, smtpUrl, signal);
  } finally {
    transport.close();
    socket.destroy();
  }
}

/** Host, port, security and name of `smtp://` and `smtps://` addresses. */
export function fromUrl(smtpUrl: string): SMTPTransport.Options {
  const url = new URL(smtpUrl);
  const secure = url.protocol === "smtps:";
  const [user, pass] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
  return {
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    ...(user ? { auth: { user, pass } } : {}),
    // A name and a password never travel in the open, and an e-mail not outside of our own network.
    requireTLS: !secure && (user !== "" || !isPrivateHost(url.hostname)),
    // What does not leave the machine needs no encryption, and a mail server's default certificate could not be
    // verified. Everywhere else a certificate is checked; `NODE_EXTRA_CA_CERTS` adds an issuer.
    ignoreTLS: !secure && user === "" && isLoopbackHost(url.hostname),
  };
}

type SocketCallback = (error: Error | null, options: { connection: Socket }) => void;

function connect(
  socket: Socket,
  { host, port }: SMTPTransport.Options,
  callback: SocketCallback,
): void {
  const giveUp = (error: Error) => callback(error, { connection: socket });
  socket.setTimeout(silenceMs, () => socket.destroy(new Error("Сервер не отвечает")));
  socket.once("error", giveUp);
  socket.connect(Number(port), String(host), () => {
    socket.off("error", giveUp);
    socket.setTimeout(0);
    callback(null, { connection: socket });
  });
}

function toDeliveryError(error: unknown, smtpUrl: string, signal: AbortSignal): DeliveryError {
  if (signal.aborted) return new DeliveryError("Отправка не закончилась вовремя", { cause: error });
  const { message, code, responseCode, command } = error as SMTPConnection.SMTPError;
  const isRejection = responseCode !== undefined && responseCode >= 500;
  // A refused name, password or sender is the operator's to mend; these two are about this e-mail.
  const isFinal =
    isRejection && (command === "RCPT TO" || command === "DATA" || code === "EMESSAGE");
  const text = withoutPassword(`${hintOf(error)}${message}`, smtpUrl);
  // No cause: what the library adds to the error may hold what was said to the server.
  return new DeliveryError(text, { isFinal });
}

/** What the operator can do about it, followed by the library's message. */
function hintOf(error: unknown): string {
  const { code, message } = error as SMTPConnection.SMTPError;
  if (code === "EAUTH") return "Почтовый сервер не принял имя и пароль из SMTP_URL. ";
  if (/certificate|altnames/i.test(message)) {
    return "Сертификату почтового сервера нельзя верить, письмо не отправлено. Сертификат своего центра добавляет NODE_EXTRA_CA_CERTS. ";
  }
  if (code === "ETLS") {
    return "Почтовый сервер не шифрует соединение, а письма, имя и пароль открыто не передаются. ";
  }
  return "";
}

/** A mail server may repeat in its reply what it was sent. */
function withoutPassword(text: string, smtpUrl: string): string {
  const { password } = new URL(smtpUrl);
  const secrets = [password, decodeURIComponent(password)].filter((secret) => secret !== "");
  return secrets.reduce((rest, secret) => rest.replaceAll(secret, "…"), text);
}
