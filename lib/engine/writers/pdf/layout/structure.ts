/**
 * The structure tree of a tagged PDF: the role of a heading, a list or a cell, for screen readers, for copying and for
 * Word's «open as text». `Node` is pdfkit's element.
 */
export type StructureRole =
  | "Document"
  | "TOC"
  | "TOCI"
  | "H1"
  | "H2"
  | "P"
  | "L"
  | "LI"
  | "Lbl"
  | "LBody"
  | "Table"
  | "TR"
  | "TH"
  | "TD"
  | "Figure";

/** Adds a node to the end of `parent` and returns it; `text` describes a figure. */
export type AddElement<Node> = (role: StructureRole, parent: Node, text?: string) => Node;
