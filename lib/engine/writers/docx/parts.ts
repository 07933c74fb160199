/** The parts of the archive that every document has of its own. */
export const documentPart = "word/document.xml";
export const relationshipsPart = "word/_rels/document.xml.rels";
export const corePart = "docProps/core.xml";
