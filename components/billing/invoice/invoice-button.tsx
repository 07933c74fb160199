"use client";

import { type ComponentProps, type FormEvent, useState } from "react";
import { InvoiceFiles } from "@/components/billing/invoice/invoice-files";
import { TextField } from "@/components/forms/text-field";
import { useFailure } from "@/components/forms/use-failure";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/overlay/dialog";
import { invoiceScreen as texts } from "@/content/payments/invoice-screens";
import { type NewInvoice, useOrderInvoice } from "@/lib/features/billing/invoices/client";
import type { Invoice } from "@/lib/features/billing/invoices/schema";
import { typeset } from "@/lib/russian/screen-typography";

type InvoiceButtonProps = Pick<NewInvoice, "plan" | "months"> &
  Pick<ComponentProps<typeof Button>, "variant" | "size" | "className">;

/** Opens the invoice form. May be rendered inside another form, which it never submits. */
export function InvoiceButton({ plan, months, ...look }: InvoiceButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [ordered, setOrdered] = useState<Invoice | null>(null);
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={(open) => {
          setOpen(open);
          if (!open) setOrdered(null);
        }}
      >
        <DialogContent
          placement="screen"
          title={ordered ? texts.done(ordered.number) : texts.formTitle}
          description={typeset(ordered ? texts.doneText : texts.formLead)}
        >
          {ordered ? (
            <div className="mt-6">
              <InvoiceFiles invoice={ordered} />
            </div>
          ) : (
            <BuyerForm plan={plan} months={months} onOrdered={setOrdered} />
          )}
        </DialogContent>
      </Dialog>
    </>
  );
}

const noBuyer = { name: "", inn: "", kpp: "", address: "" };

function BuyerForm({
  plan,
  months,
  onOrdered,
}: Pick<NewInvoice, "plan" | "months"> & { onOrdered: (invoice: Invoice) => void }) {
  const [buyer, setBuyer] = useState(noBuyer);
  const failure = useFailure(texts.noAnswer);
  const ordering = useOrderInvoice();
  const isBeside = Object.keys(failure.messages).length > 0;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // React bubbles the submit event to the form around this one.
    event.stopPropagation();
    if (ordering.isPending) return;
    failure.clear();
    try {
      const kpp = buyer.kpp.trim() || null;
      onOrdered(await ordering.mutateAsync({ plan, months, buyer: { ...buyer, kpp } }));
    } catch (error) {
      failure.fail(error);
    }
  };
  const field = (name: keyof typeof noBuyer, label: string, hint: string) => ({
    id: `invoice-${name}`,
    label,
    hint,
    error: failure.errorOf(`buyer.${name}`),
    value: buyer[name],
    onText: (text: string) => setBuyer({ ...buyer, [name]: text }),
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-6 space-y-5">
      <TextField {...field("name", texts.name, texts.nameHint)} autoComplete="organization" />
      <TextField {...field("inn", texts.inn, texts.innHint)} inputMode="numeric" />
      <TextField {...field("kpp", texts.kpp, texts.kppHint)} inputMode="numeric" />
      <TextField
        {...field("address", texts.address, texts.addressHint)}
        autoComplete="street-address"
      />
      {failure.text && !isBeside ? (
        <Alert tone="danger" role="alert" title={texts.failed}>
          {failure.text}
        </Alert>
      ) : null}
      <Button type="submit" pending={ordering.isPending}>
        {texts.submit}
      </Button>
    </form>
  );
}
