export const documentFormats = ["txt", "html", "md", "docx", "pdf"] as const;
export type DocumentFormat = (typeof documentFormats)[number];

export const qrFormats = ["svg", "png"] as const;
export type QrFormat = (typeof qrFormats)[number];
