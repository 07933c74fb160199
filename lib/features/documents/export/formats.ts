export const documentFormats = ["txt", "html", "md", "docx", "pdf"] as const;
export type DocumentFormat = (typeof documentFormats)[number];

/** The content type of each format. */
export const contentTypes: Record<DocumentFormat, string> = {
  txt: "text/plain; charset=utf-8",
  html: "text/html; charset=utf-8",
  md: "text/markdown; charset=utf-8",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  pdf: "application/pdf",
};

export const qrFormats = ["svg", "png"] as const;
export type QrFormat = (typeof qrFormats)[number];
