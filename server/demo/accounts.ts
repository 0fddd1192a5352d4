/** The demo accounts that start-up names, and the one password of everybody in the demo. */
export const DEMO_PASSWORD = 'Tempo-2019!';

/** Everybody in the demo has an address of that domain, which is nobody's (RFC 2606). */
export function isDemoAddress(email: string): boolean {
  return /@example\.org\s*$/i.test(email);
}

export const DEMO_ACCOUNTS = [
  { label: 'Bergamo, administrator', email: 'giulia.rossi@example.org' },
  { label: 'Bergamo, member', email: 'marco.bianchi@example.org' },
  { label: 'Bergamo, member', email: 'anna.ferrari@example.org' },
  { label: 'Bergamo, awaiting acceptance', email: 'elena.greco@example.org' },
  { label: 'Bergamo, email not verified', email: 'luca.riva@example.org' },
  { label: 'Lecco, administrator', email: 'paolo.colombo@example.org' },
  { label: 'Lecco, member', email: 'sara.fontana@example.org' },
  { label: 'Bozen, administrator (German)', email: 'lukas.hofer@example.org' },
  { label: 'no bank yet', email: 'davide.conti@example.org' },
  { label: 'portal administrator', email: 'portale@example.org' },
];
