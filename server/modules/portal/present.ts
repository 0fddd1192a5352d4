/** Applications and live banks as the portal's administrators read them. */
import type { BankApplication, LiveBank } from '#contract/portal.ts';
import { showDay } from '#contract/values.ts';
import { type BankRow, presentBank } from '#server/modules/members/present.ts';

interface ApplicationRow extends BankRow {
  applicant_id: number;
  applicant_full_name: string;
  applicant_name: string;
  applicant_surname: string;
  applicant_email: string;
  applicant_phone: string;
  state: BankApplication['status'];
  created_at: Date;
  decided_at: Date | null;
}

export function presentApplication(row: ApplicationRow): BankApplication {
  const { bankId: id, ...bank } = presentBank(row);
  return {
    id,
    ...bank,
    applicant: {
      id: row.applicant_id,
      name: row.applicant_name,
      surname: row.applicant_surname,
      fullName: row.applicant_full_name,
      email: row.applicant_email,
      phone: row.applicant_phone,
    },
    status: row.state,
    createdAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
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
