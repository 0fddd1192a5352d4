/** Applications for new banks as the portal's administrators read them. */
import type { BankApplication } from '#contract/portal.ts';
import { type BankRow, presentBank } from '#server/modules/banks/present.ts';

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
