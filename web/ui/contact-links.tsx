/** Reaching somebody with one tap. */
import css from './contact-links.module.css';

/** An address that opens a letter; a long one breaks at its @. A dash where there is none. */
export function MailLink({ email }: { email: string | null }) {
  if (email === null) return '–';
  const [name, ...place] = email.split('@');
  return (
    <a className={css.mail} href={`mailto:${email}`}>
      {name}
      <wbr />@{place.join('@')}
    </a>
  );
}

/** A number that is dialled; a dash where there is none. */
export function PhoneLink({ phone }: { phone: string | null }) {
  if (phone === null) return '–';
  return (
    <a className={css.phone} href={phoneAddress(phone)}>
      {phone}
    </a>
  );
}

/** The address that dials a number, however it is written. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}
