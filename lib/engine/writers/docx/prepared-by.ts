import { styleId } from "@/lib/engine/writers/docx/styles";
import { escapeXml, type WordXml } from "@/lib/engine/writers/docx/xml";
import { type PrintedText, preparedLine } from "@/lib/engine/writers/shared/document-metadata";
import { fitLogo, type Logo, logoAltText, sizeOfLogo } from "@/lib/engine/writers/shared/logo";
import { documentStyle, toHex } from "@/lib/engine/writers/shared/style";

/** English metric units of a point, in which Word measures pictures. */
const emu = 12_700;

/** The only relationship of the footer. */
const relationship = "rIdLogo";
const linksPart = "word/_rels/footer1.xml.rels";
const extensions: Record<Logo["type"], string> = { "image/png": "png", "image/jpeg": "jpeg" };

/**
 * Returns the footer with a second line naming the preparer of the text, preceded by the logo, and the parts that
 * belong to it. The content types are already declared in the frame.
 * @returns the unchanged footer when nobody is named; without a logo when it is not a valid picture
 */
export function addPreparedBy(
  footer: WordXml,
  tree: Pick<PrintedText, "logo" | "preparedBy">,
): { footer: WordXml; parts: Record<string, string | Uint8Array> } {
  const preparedText = preparedLine(tree);
  if (preparedText === null) return { footer, parts: {} };
  const logo = pictureOf(tree);
  const line = [
    // The text is centred vertically next to the logo, not aligned with its bottom.
    `<w:p><w:pPr><w:pStyle w:val="${styleId.footer}"/><w:textAlignment w:val="center"/></w:pPr>`,
    logo ? `<w:r>${logo.picture}<w:t xml:space="preserve">  </w:t></w:r>` : "",
    `<w:r><w:rPr><w:color w:val="${toHex(documentStyle.colour.quiet)}"/></w:rPr>`,
    `<w:t xml:space="preserve">${escapeXml(preparedText)}</w:t></w:r></w:p>`,
  ].join("");
  const end = footer.lastIndexOf("</w:ftr>");
  return { footer: footer.slice(0, end) + line + footer.slice(end), parts: logo?.parts ?? {} };
}

function pictureOf({ logo, preparedBy = "" }: Pick<PrintedText, "logo" | "preparedBy">) {
  const size = logo && sizeOfLogo(logo);
  if (!logo || !size) return null;
  const name = `media/logo.${extensions[logo.type]}`;
  const { width, height } = fitLogo(size);
  return {
    picture: drawing(logoAltText(preparedBy), Math.round(width * emu), Math.round(height * emu)),
    parts: {
      [`word/${name}`]: logo.bytes,
      [linksPart]: `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="${relationship}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="${name}"/></Relationships>`,
    },
  };
}

/** An inline picture (ECMA-376 part 1, 20.4.2.8). */
function drawing(text: string, cx: number, cy: number): WordXml {
  const main = "http://schemas.openxmlformats.org/drawingml/2006";
  const alt = escapeXml(text);
  return [
    '<w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0">',
    `<wp:extent cx="${cx}" cy="${cy}"/>`,
    `<wp:docPr id="1" name="Логотип" descr="${alt}"/>`,
    `<a:graphic xmlns:a="${main}/main"><a:graphicData uri="${main}/picture"><pic:pic xmlns:pic="${main}/picture">`,
    `<pic:nvPicPr><pic:cNvPr id="1" name="Логотип" descr="${alt}"/><pic:cNvPicPr/></pic:nvPicPr>`,
    `<pic:blipFill><a:blip r:embed="${relationship}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill>`,
    `<pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${cx}" cy="${cy}"/></a:xfrm>`,
    '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr>',
    "</pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing>",
  ].join("");
}
