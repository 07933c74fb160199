import type { FlowContext, PictureBox } from "@/lib/engine/writers/pdf/layout/boxes";

/** The content of a picture: a photograph, or black outlines, which stay sharp in print. */
export type PictureContent =
  | { jpeg: Uint8Array }
  /** The path of an SVG, filled by the even-odd rule; `scale` is the size of its unit in pixels. */
  | { outline: string; unit: number };

/** A picture below a block of the text. */
export type Picture = PictureContent & {
  /** The index of the block in `blocks`. */
  after: number;
  /** In its own pixels. */
  width: number;
  height: number;
  /** The alternative text. */
  alt: string;
};

/** Points per pixel when there is room: a screenshot is as large as the screen was. */
const pixel = 0.75;
/** The maximum share of a page; the rest is for words. */
const maxHeight = 220;
const space = 6;

/** Lays the picture out in its own size, or as large as the page allows. */
export function layoutPicture<Node>(
  { width, height, alt, ...content }: Picture,
  { add, parent, width: room }: FlowContext<Node>,
): PictureBox<Node> {
  const scale = Math.min(pixel, room / width, maxHeight / height);
  return {
    kind: "picture",
    content:
      "jpeg" in content
        ? { jpeg: content.jpeg }
        : { outline: content.outline, scale: content.unit * scale },
    width: width * scale,
    height: height * scale,
    element: add("Figure", parent, alt),
    space,
  };
}
