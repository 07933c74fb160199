import { QrPage, qrMetadata } from "@/components/tools/qr/qr-page";

export const generateMetadata = qrMetadata;

export default function QrGeneratorPage() {
  return <QrPage path="/generators/qr" />;
}
