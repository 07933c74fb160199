/** The kinds of content of a code, in display order, and the fields of each. */

export const qrKinds = ["link", "text", "contact", "sms", "wifi", "email", "phone", "geo"] as const;
export type QrKind = (typeof qrKinds)[number];

export const isQrKind = (value: string): value is QrKind =>
  (qrKinds as readonly string[]).includes(value);

/** The fields of a contact card (docs/specification/tools.md#qr-codes). */
export type Contact = {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  organization: string;
  position: string;
  address: string;
  website: string;
  note: string;
};

/** WPA covers WPA, WPA2 and WPA3: the scheme has one name for them. */
export const wifiSecurities = ["WPA", "WEP", "nopass"] as const;
export type WifiSecurity = (typeof wifiSecurities)[number];

export type QrValues = {
  link: { url: string };
  text: { text: string };
  contact: Contact;
  sms: { phone: string; message: string };
  wifi: { network: string; password: string; security: WifiSecurity; isHidden: boolean };
  email: { address: string; subject: string; body: string };
  phone: { phone: string };
  geo: { latitude: string; longitude: string };
};

export const emptyValues: QrValues = {
  link: { url: "" },
  text: { text: "" },
  contact: {
    firstName: "",
    lastName: "",
    phone: "",
    email: "",
    organization: "",
    position: "",
    address: "",
    website: "",
    note: "",
  },
  sms: { phone: "", message: "" },
  wifi: { network: "", password: "", security: "WPA", isHidden: false },
  email: { address: "", subject: "", body: "" },
  phone: { phone: "" },
  geo: { latitude: "", longitude: "" },
};
