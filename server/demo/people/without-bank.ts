/** People who belong to no bank: one asks to join, one has not verified, two have asked nothing. */
import type { Entry } from './entry.ts';

export const ELENA: Entry = ['Elena', 'Greco', 'f', '1978-04-26', []];
export const LUCA: Entry = ['Luca', 'Riva', 'm', '1992-09-14', []];
export const DAVIDE: Entry = ['Davide', 'Conti', 'm', '1965-02-08', []];
/** The portal's administrator, by configuration. */
export const PORTAL: Entry = ['Francesca', 'Moretti', 'f', '1973-06-30', []];
