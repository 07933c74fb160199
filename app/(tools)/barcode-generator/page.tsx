import { BarcodePage, barcodeMetadata } from "@/components/tools/barcode/barcode-page";

/** The same screen as `/generators/barcode`, which is its canonical address. */
export const generateMetadata = barcodeMetadata;

export default function BarcodeGeneratorAliasPage() {
  return <BarcodePage path="/barcode-generator" />;
}
