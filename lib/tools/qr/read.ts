import jsQR from "jsqr";

/** Pixels as a canvas returns them: four bytes each, row by row. */
export type Pixels = { data: Uint8ClampedArray; width: number; height: number };

/**
 * Whether a decoder that shares no code with the encoder reads exactly this text from the picture, unchanged or with
 * its contrast stretched, as cameras do: in grey on white jsQR finds some sizes and not others. Light codes on a dark
 * background are tried too: visitors are warned, but many scanners read them.
 */
export function decodesTo(pixels: Pixels, text: string): boolean {
  return decode(pixels) === text || decode(stretch(pixels)) === text;
}

const decode = ({ data, width, height }: Pixels) =>
  jsQR(data, width, height, { inversionAttempts: "attemptBoth" })?.data;

/** Stretches the greys of a picture from black to white. */
function stretch({ data, width, height }: Pixels): Pixels {
  const greys = new Uint8Array(width * height);
  let [least, most] = [255, 0];
  for (let at = 0; at < greys.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3);
    // Weights of luma, ITU-R BT.709.
    const grey = Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue);
    greys[at] = grey;
    least = Math.min(least, grey);
    most = Math.max(most, grey);
  }
  const scale = 255 / Math.max(1, most - least);
  const stretched = new Uint8ClampedArray(data.length).fill(255);
  for (const [at, grey] of greys.entries()) {
    stretched.fill((grey - least) * scale, at * 4, at * 4 + 3);
  }
  return { data: stretched, width, height };
}
