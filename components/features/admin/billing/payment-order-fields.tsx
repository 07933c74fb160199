import { TextField } from "@/components/forms/text-field";

/** The number and the date of a bank payment order, as typed. */
export type PaymentOrderValues = { paymentNumber: string; paidOn: string };

type PaymentOrderFieldsProps = {
  /** Prefix of the field ids. */
  id: string;
  values: PaymentOrderValues;
  onChange: (change: Partial<PaymentOrderValues>) => void;
  errorOf: (field: keyof PaymentOrderValues) => string | undefined;
};

/** The payment order by which money was received or returned. */
export function PaymentOrderFields({ id, values, onChange, errorOf }: PaymentOrderFieldsProps) {
  return (
    <>
      <TextField
        id={`${id}-number`}
        label="№ платёжного поручения"
        autoComplete="off"
        error={errorOf("paymentNumber")}
        value={values.paymentNumber}
        onText={(paymentNumber) => onChange({ paymentNumber })}
      />
      <TextField
        id={`${id}-day`}
        label="День платежа"
        type="date"
        error={errorOf("paidOn")}
        value={values.paidOn}
        onText={(paidOn) => onChange({ paidOn })}
      />
    </>
  );
}
