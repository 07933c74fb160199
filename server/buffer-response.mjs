/** Bodies up to this size, in bytes, are sent in one piece; larger ones (files) are streamed. */
const maxBufferedBytes = 64 * 1024;

/**
 * Sends a small response in one piece, with its length. Next sends the headers, the body and the end separately: a
 * process that is killed in between leaves half a response, and a proxy that has seen the headers cannot ask another
 * instance. It also saves two packets and skips compressing bodies that are too short for it.
 * @param {import("node:http").ServerResponse} response nothing may have been written to it yet.
 */
export function bufferSmallResponse(response) {
  const { write, end, flushHeaders } = response;
  const chunks = [];
  let size = 0;
  const hold = (chunk) => {
    const bytes = Buffer.from(chunk);
    chunks.push(bytes);
    size += bytes.length;
  };
  const release = () => {
    Object.assign(response, { write, end, flushHeaders });
    return Buffer.concat(chunks);
  };

  response.flushHeaders = () => {};
  response.write = (chunk) => {
    hold(chunk);
    if (size <= maxBufferedBytes) return true;
    const body = release();
    return response.write(body);
  };
  response.end = (chunk) => {
    if (chunk !== undefined) hold(chunk);
    const body = release();
    return size === 0 ? response.end() : response.end(body);
  };
}
