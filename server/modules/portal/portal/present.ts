/** Applications for new banks as the portal's administrators read them. */
import type { BankApplication } from '#contract/portal/portal.ts';
import { showDay } from '#contract/values.ts';
import type { RowOf } from '#server/platform/statements.ts';
import type { listApplications } from './sql.ts';

export function presentApplication(row: RowOf<typeof listApplications>): BankApplication {
  const { applicant_id, applicant_name, applicant_surname, ...others } = row;
  const { applicant_full_name, applicant_email, applicant_phone, ...application } = others;
  const { state, created_at, decided_at, total: _, ...bank } = application;
  return {
    ...bank,
    date: showDay(bank.date),
    applicant: {
      id: applicant_id,
      name: applicant_name,
      surname: applicant_surname,
      fullName: applicant_full_name,
      email: applicant_email,
      phone: applicant_phone,
    },
    status: state,
    createdAt: created_at.toISOString(),
    decidedAt: decided_at?.toISOString() ?? null,
  };
}
