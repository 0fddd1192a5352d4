/** What can be exported as a file, as actions ask for it: plain data, which goes to a thread. */
import type { Readable } from 'node:stream';
import type { QueryOf } from '#contract/endpoints.ts';
import type { Locale } from '#contract/locales.ts';
import type { SignedInMember } from '#server/modules/people/accounts/signed-in.ts';
import type { InsuredOf } from '#server/modules/people/insured/listing.ts';
import type { RegisterOf } from '#server/modules/people/register/on-day.ts';
import type { OwnDataJob } from './own-data-writing.ts';

/** Where files come from: the database, and a replica that is asked instead once it has caught up. */
export interface Source {
  url: string;
  replicaUrl: string | undefined;
}

/** One file: what of, and who asks for it in which language. */
export type ExportJob = ListJob | YearJob | RegisterJob | InsuredJob | OwnDataJob;

/** A year of all banks. */
export interface YearJob {
  of: 'year of banks';
  year: number;
  timeZone: string;
  locale: Locale;
}

/** The register of a bank on a day. */
export interface RegisterJob extends RegisterOf {
  of: 'register';
  locale: Locale;
}

/** Whom a policy of a bank covers on a day. */
export interface InsuredJob extends InsuredOf {
  of: 'insured';
  locale: Locale;
}

export type ListJob = { actor: SignedInMember; locale: Locale } & (
  | { of: 'own exchanges'; query: QueryOf<'exportOwnExchanges'> }
  | { of: 'bank exchanges'; query: QueryOf<'exportBankExchanges'> }
  | { of: 'members'; query: QueryOf<'exportMembers'> }
);

/** Makes files, without making other requests wait. */
export interface Exporter {
  /** An xlsx or zip file as it is made; it ends early when `signal` is aborted. */
  file(job: ExportJob, signal: AbortSignal): Readable;
  /** The same file whole, in base64. */
  base64(job: ExportJob, signal: AbortSignal): Promise<string>;
}
