/** The form of a new bank and what it becomes on the wire (specification §3, §5). */

export interface NewBankValues {
  name: string;
  /** `yyyy-MM-dd`. */
  date: string;
  description: string;
  association: string;
  vat: string;
  president: string;
  secretary: string;
  address: string;
  email: string;
  phone: string;
  /** The form's names of old; sent as `webUrl` and `facebookUrl` (specification §3). */
  web_url: string;
  facebook_url: string;
  gdpr: string;
}

export const EMPTY_BANK: NewBankValues = {
  name: '',
  date: '',
  description: '',
  association: '',
  vat: '',
  president: '',
  secretary: '',
  address: '',
  email: '',
  phone: '',
  web_url: '',
  facebook_url: '',
  gdpr: '',
};

/** What the schema reads. */
export function toWire({ web_url, facebook_url, ...others }: NewBankValues) {
  return { ...others, webUrl: web_url, facebookUrl: facebook_url };
}

/** A field of the wire under the form's name for it. */
export function formName(wireName: string): string {
  if (wireName === 'webUrl') return 'web_url';
  return wireName === 'facebookUrl' ? 'facebook_url' : wireName;
}
