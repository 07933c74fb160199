"use client";

import { type ComponentProps, useState } from "react";
import { z } from "zod";
import { InvoiceFiles } from "@/components/features/billing/invoice/invoice-files";
import { TextField } from "@/components/forms/text-field";
import { useApiForm } from "@/components/forms/use-api-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/overlay/dialog";
import { invoiceScreen as texts } from "@/content/billing/invoice-screens";
import { type NewInvoice, useOrderInvoice } from "@/lib/features/billing/invoices/client";
import { type Invoice, invoiceRequest } from "@/lib/features/billing/invoices/schema";
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

const buyerRequest = invoiceRequest.pick({ buyer: true });

const text = z.string();
const buyerForm = z
  .object({ buyer: z.object({ name: text, inn: text, kpp: text, address: text }) })
  .transform(
    ({ buyer }): z.input<typeof buyerRequest> => ({
      buyer: { ...buyer, kpp: buyer.kpp.trim() || null },
    }),
  )
  .pipe(buyerRequest);

const noBuyer = { name: "", inn: "", kpp: "", address: "" };

function BuyerForm({
  plan,
  months,
  onOrdered,
}: Pick<NewInvoice, "plan" | "months"> & { onOrdered: (invoice: Invoice) => void }) {
  const ordering = useOrderInvoice();
  const { failure, textProps, isPending, submit } = useApiForm({
    schema: buyerForm,
    defaultValues: { buyer: noBuyer },
    fields: ["buyer.name", "buyer.inn", "buyer.kpp", "buyer.address"],
    controlId: (field) => field.replace("buyer.", "invoice-"),
    focus: "field",
    fallback: texts.noAnswer,
    async send({ buyer }) {
      onOrdered(await ordering.mutateAsync({ plan, months, buyer }));
    },
  });
  const field = (name: keyof typeof noBuyer, label: string, hint: string) => ({
    ...textProps(`buyer.${name}`),
    label,
    hint,
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        // React bubbles the submit event to the form around this one.
        event.stopPropagation();
        void submit(event);
      }}
      className="mt-6 space-y-5"
    >
      <TextField {...field("name", texts.name, texts.nameHint)} autoComplete="organization" />
      <TextField {...field("inn", texts.inn, texts.innHint)} inputMode="numeric" />
      <TextField {...field("kpp", texts.kpp, texts.kppHint)} inputMode="numeric" />
      <TextField
        {...field("address", texts.address, texts.addressHint)}
        autoComplete="street-address"
      />
      {failure.text ? (
        <Alert tone="danger" role="alert" title={texts.failed}>
          {failure.text}
        </Alert>
      ) : null}
      <Button type="submit" pending={isPending}>
        {texts.submit}
      </Button>
    </form>
  );
}
