/** The tables, and the makers of statements on them. Their types are made of the database (`npm run tables`). */
import type { Selectable, Updateable } from 'kysely';
import { statementsOn } from '#server/platform/statements.ts';
import type { Tables } from './tables-made.ts';

/** A row of a table as it is read. */
export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;

/** The columns of a table that statements write: neither its number nor what the database computes. */
export type StoredColumn<Table extends keyof Tables> = keyof Updateable<Tables[Table]>;

/** What a link sent by mail is for. */
export type MailTokenPurpose = Row<'mail_token'>['purpose'];

export const { query, statement, statementsBy } = statementsOn<Tables>();
