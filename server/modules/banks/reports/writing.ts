/** The desk writes the chapters of a year (specification §50): each change is a version of its own. */
import { REPORT_FIELDS, type ReportValues, type YearlyReport } from '#contract/banks/reports.ts';
import { personName } from '#contract/person-name.ts';
import type { Call } from '#server/call.ts';
import { refuseNewerVersion, saidOf } from '#server/modules/running/audit/versions.ts';
import { audit } from '#server/modules/running/audit/write.ts';
import { columnsOf, type VersionRow, wordsOf } from './present.ts';
import { bankOf, readReport } from './reading.ts';
import { insertVersion, listVersions, lockReports } from './sql.ts';

/**
 * Writes a further version of a year; what says the same writes none.
 * @throws Refusal `not-found`; `changed-meanwhile` with what somebody else wrote since the form was filled
 */
export async function writeReport(call: Call<'writeReport'>): Promise<YearlyReport> {
  const { db, now, actor, params, body } = call;
  const { bankId, personId: by } = actor;
  const { year } = params;
  await bankOf(call);
  await db.first(lockReports, { bankId });
  const versions = await db.rows(listVersions, { bankId, year });
  const stored = wordsOf(versions[0]);
  // What the body says nothing of stays.
  const wanted: ReportValues = { ...stored, ...saidOf(REPORT_FIELDS, body) };
  refuseNewerVersion({
    ...{ fields: REPORT_FIELDS, versions: versions.map(versionOf), wanted },
    basedOn: body.basedOn,
  });
  const fields = REPORT_FIELDS.filter((name) => stored[name] !== wanted[name]);
  if (fields.length > 0) {
    const version = (versions[0]?.version ?? 0) + 1;
    await db.count(insertVersion, { ...columnsOf(wanted), bankId, year, version, by, now });
    await audit(db, now, 'report-written', { actorId: by, bankId, detail: { year, fields } });
  }
  return readReport(call);
}

/** A version as it is compared. */
function versionOf(row: VersionRow) {
  const { made_by: id, maker_name: name, maker_surname: surname } = row;
  return { values: wordsOf(row), by: { id, name: personName({ name, surname }) } };
}
