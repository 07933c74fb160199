/** Bodies up to this size leave in one piece, in bytes; larger ones (files) leave as they come. */
const maxHeldBytes = 64 * 1024;

/**
 * Lets a small response leave in one piece, with its length. Next sends the headers first, then the body, then its
 * end: a process that is killed in between leaves half a response, and a proxy that has seen the headers cannot ask
 * another instance. It also spares the compression of what is too short for it, and two packets.
 * @param {import("node:http").ServerResponse} response To which nothing was written yet.
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
    if (size <= maxHeldBytes) return true;
    const body = release();
    return response.write(body);
  };
  response.end = (chunk) => {
    if (chunk !== undefined) hold(chunk);
    const body = release();
    return size === 0 ? response.end() : response.end(body);
  };
}
