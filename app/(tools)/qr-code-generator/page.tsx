import { QrPage, qrMetadata } from "@/components/tools/qr/qr-page";

/** The same screen as `/generators/qr`, which is its canonical address. */
export const generateMetadata = qrMetadata;

export default function QrCodeGeneratorPage() {
  return <QrPage path="/qr-code-generator" />;
}
