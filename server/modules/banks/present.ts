/** Banks as everybody, and as the portal's administrators may read them. */
import type { Bank, LiveBank } from '#contract/banks.ts';
import { showDay } from '#contract/values.ts';
import type { BankColumns } from '#server/modules/tables.ts';

export type BankRow = BankColumns & { id: number };

export function presentBank(row: BankRow): Bank {
  return {
    bankId: row.id,
    name: row.name,
    description: row.description,
    address: row.address,
    email: row.email,
    president: row.president,
    secretary: row.secretary,
    phone: row.phone,
    association: row.association,
    vat: row.vat,
    webUrl: row.web_url,
    facebookUrl: row.facebook_url,
    gdpr: row.gdpr,
    date: showDay(row.founded_on),
  };
}

interface LiveBankRow {
  id: number;
  name: string;
  email: string;
  founded_on: string;
  members: number;
  last_exchange: string | null;
  administrators: LiveBank['administrators'];
}

export function presentLiveBank(row: LiveBankRow): LiveBank {
  return {
    bankId: row.id,
    name: row.name,
    email: row.email,
    date: showDay(row.founded_on),
    members: row.members,
    lastExchange: row.last_exchange === null ? null : showDay(row.last_exchange),
    administrators: row.administrators,
  };
}
