import { TextField } from "@/components/forms/text-field";

/** The number and the day of a payment order of a bank, as typed. */
export type PaymentOrderValues = { paymentNumber: string; paidOn: string };

type PaymentOrderFieldsProps = {
  /** Begins the ids of the fields. */
  id: string;
  values: PaymentOrderValues;
  onChange: (change: Partial<PaymentOrderValues>) => void;
  errorOf: (field: keyof PaymentOrderValues) => string | undefined;
};

/** By which payment order money came or went. */
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
