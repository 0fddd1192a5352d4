/** Lists as spreadsheet files: the query of the list, whole whatever page it names. */
import { z } from 'zod';
import { exchangeListQuery } from './exchanges.ts';
import { bankListQuery } from './exchanges-of-bank.ts';
import { MEMBER_SORTS } from './members.ts';
import { optionalText, pageQuery, searchSchema } from './values.ts';

/** The language of the headers, where a link cannot say it as a browser's header does. */
const lang = optionalText(20).optional();

/** On which side of an exchange a member stands. */
const EXCHANGE_SIDES = ['either', 'creditor', 'debtor'] as const;

export const bankExchangesExportQuery = bankListQuery.safeExtend({ lang });

export const ownExchangesExportQuery = exchangeListQuery.safeExtend({
  lang,
  side: z.enum(EXCHANGE_SIDES, { error: 'invalid' }).optional(),
});

export const membersExportQuery = z.object({ ...pageQuery(MEMBER_SORTS), q: searchSchema, lang });

/** A file on its way: its bytes as they come. */
export const sheetFileSchema = z.custom<AsyncIterable<Uint8Array>>();
