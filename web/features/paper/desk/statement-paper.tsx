/**
 * Statements on paper, a sheet or more for each member: every line, who registered it and on what
 * basis, and whom to call when something is not right (specification §12).
 */
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Statement, StatementLine } from '#contract/paper/desk.ts';
import { showDay } from '#contract/values.ts';
import { tableDay, today } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { BalanceHours } from '#web/ui/hours/balance-hours.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Paper, type PaperColumn } from '#web/ui/paper/paper.tsx';

type Texts = TFunction<'desk-work'>;

export interface PrintedStatements {
  /** Days as forms have them. */
  from: string;
  to: string;
  statements: readonly Statement[];
}

interface StatementsPaperProps extends PrintedStatements {
  bank: { name: string; phone: string; email: string } | undefined;
}

/** All of them, each on sheets of its own. */
export function StatementsPaper({ statements, ...rest }: StatementsPaperProps) {
  return statements.map((statement) => (
    <OneStatement key={statement.personId} statement={statement} {...rest} />
  ));
}

type OneProps = Omit<StatementsPaperProps, 'statements'> & { statement: Statement };

function OneStatement({ statement, from, to, bank }: OneProps) {
  const { t } = useTranslation('desk-work');
  const { name, number, opening, closing, lines, notices, seal, consent } = statement;
  const shown = (text: string) => tableDay(text, currentLanguage());
  return (
    <Paper
      owner={bank?.name}
      title={t('sheet.title', { name })}
      facts={[
        t('sheet.number', { number }),
        t('sheet.period', { from: shown(from), to: shown(to) }),
        t('sheet.opening', { hours: hoursText(opening) }),
        t('sheet.closing', { hours: hoursText(closing) }),
        t('sheet.printed', { day: shown(today()) }),
      ]}
      columns={columnsOf(t)}
      rows={lines}
      rowKey={(line) => lines.indexOf(line)}
      foot={
        <>
          {lines.length === 0 && <p>{t('sheet.empty')}</p>}
          {consent && (
            <p>
              {t(consent.signedOn ? 'sheet.signed' : 'sheet.agreed', {
                number: consent.number,
                day: shown(consent.signedOn ?? consent.agreedAt),
              })}
            </p>
          )}
          {notices.length > 0 && <Notices notices={notices} t={t} />}
          <p>
            <strong>{t('sheet.call')}</strong>{' '}
            {bank && t('sheet.callAt', { phone: bank.phone || bank.email })}
          </p>
          {seal && (
            <p>
              {t('sheet.seal', {
                day: tableDay(showDay(seal.day), currentLanguage()),
                code: seal.code,
                address: `${location.host}/prova`,
              })}
            </p>
          )}
        </>
      }
    />
  );
}

/** Who reads no e-mail learns here what hangs on the board in their name. */
function Notices({ notices, t }: { notices: Statement['notices']; t: Texts }) {
  return (
    <>
      <p>
        <strong>{t('sheet.board')}</strong>
      </p>
      <ul>
        {notices.map(({ id, kind, title, state, postedOn }) => (
          <li key={id}>
            {t(`sheet.notice.${kind}`, { title, day: tableDay(postedOn, currentLanguage()) })}
            {state !== 'open' && `, ${t(`sheet.noticeState.${state}`)}`}
          </li>
        ))}
      </ul>
    </>
  );
}

function columnsOf(t: Texts): PaperColumn<StatementLine>[] {
  return [
    {
      key: 'day',
      header: t('sheet.day'),
      cell: ({ bookedOn }) => tableDay(bookedOn, currentLanguage()),
      width: '13%',
    },
    { key: 'with', header: t('sheet.with'), cell: ({ other }) => other, width: '19%' },
    { key: 'what', header: t('sheet.what'), cell: (line) => <What line={line} t={t} /> },
    {
      key: 'hours',
      header: t('sheet.hours'),
      cell: ({ hours }) => <BalanceHours hours={hours} inInk />,
      align: 'end',
      width: '13%',
    },
    {
      key: 'balance',
      header: t('sheet.balance'),
      cell: ({ balance }) => <BalanceHours hours={balance} inInk />,
      align: 'end',
      width: '13%',
    },
  ];
}

/** What was done, and by whose word it stands here. */
function What({ line, t }: { line: StatementLine; t: Texts }) {
  const { what, activity, note, bookedOn, performedOn } = line;
  return (
    <>
      {what === 'reversed' && <strong>{t('sheet.reversed')}. </strong>}
      {note === '' ? activity : `${activity}: ${note}`}
      {performedOn !== bookedOn && (
        <>, {t('sheet.performed', { day: tableDay(performedOn, currentLanguage()) })}</>
      )}
      <br />
      <em>{wordOf(line, t)}</em>
    </>
  );
}

/** "registrato da Giulia Rossi, confermato dalla segreteria (Giulia Rossi), a voce al telefono". */
function wordOf({ what, recordedBy, decidedBy, byDebtor, basis }: StatementLine, t: Texts): string {
  if (what === 'reversed') return t('sheet.reversedBy', { name: decidedBy });
  return [
    t('sheet.recorded', { name: recordedBy }),
    t(byDebtor ? 'sheet.byDebtor' : 'sheet.byDesk', { name: decidedBy }),
    basis && t(`sheet.basis.${basis}`),
  ]
    .filter(Boolean)
    .join(', ');
}
