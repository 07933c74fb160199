import { FileDown } from "lucide-react";
import { showFailure } from "@/components/shell/messages/show-failure";
import { Button } from "@/components/ui/button";

type Format = "docx" | "pdf";

type FileButtonsProps = {
  /** The mutation that saves the file. */
  file: {
    isPending: boolean;
    variables: { format: string } | undefined;
  };
  save: (format: Format, options: { onError: (error: Error) => void }) => void;
  /** What the file contains, for screen readers, if there are several such buttons. */
  title?: string;
  variant?: "secondary" | "quiet";
  texts: { notDownloaded: string; noAnswer: string };
};

/** A text to print: Word for editing, PDF for signing. */
export function FileButtons({ file, save, title, variant = "secondary", texts }: FileButtonsProps) {
  return (["docx", "pdf"] as const).map((format) => (
    <Button
      key={format}
      variant={variant}
      size="sm"
      aria-label={title && `${format.toUpperCase()}: ${title}`}
      pending={file.isPending && file.variables?.format === format}
      onClick={() =>
        save(format, {
          onError: (error) => void showFailure(texts.notDownloaded, error, texts.noAnswer),
        })
      }
    >
      <FileDown aria-hidden="true" strokeWidth={1.75} />
      {format.toUpperCase()}
    </Button>
  ));
}
