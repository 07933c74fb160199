import { BarcodePage, barcodeMetadata } from "@/components/tools/barcode/barcode-page";

export const metadata = barcodeMetadata;

export default function BarcodeGeneratorPage() {
  return <BarcodePage path="/generators/barcode" />;
}
