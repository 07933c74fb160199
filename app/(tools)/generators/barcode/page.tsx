import { BarcodePage, barcodeMetadata } from "@/components/tools/barcode/barcode-page";

export const generateMetadata = barcodeMetadata;

export default function BarcodeGeneratorPage() {
  return <BarcodePage path="/generators/barcode" />;
}
