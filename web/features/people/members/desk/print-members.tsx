/** Prints the members that are searched for, all of them: telephone list, signature sheet, balances, cards. */
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Member, MemberLogin } from '#contract/people/members.ts';
import { hasRoom } from '#web/api/session.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { tableDay, today } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { paths } from '#web/paths.ts';
import { useUrlState } from '#web/ui/address.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { BalanceHours } from '#web/ui/hours/balance-hours.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { List } from '#web/ui/page/lines.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { Paper, type PaperColumn } from '#web/ui/paper/paper.tsx';
import { usePrinting } from '#web/ui/paper/use-printing.ts';
import css from './desk.module.css';
import { useMembersPage } from './members-list.tsx';
import { membersQuery } from './queries.ts';

const LISTS = ['phones', 'signatures', 'balances'] as const;
const KINDS = [...LISTS, 'cards'] as const;
type Kind = (typeof KINDS)[number];

/** `?dialog=print` opens the question, where the desk's first page leads to it. */
const CLOSED = { dialog: '' };

interface PrintMembersProps {
  /** The bank's name, for the head of the sheets. */
  bank: string | undefined;
  /** The cards of these members, to be cut out. */
  cards: (members: readonly Member[]) => ReactNode;
}

/** A button, the question what to print, and the sheets. */
export function PrintMembers({ bank, cards }: PrintMembersProps) {
  const { t } = useTranslation('members');
  const session = useSignedIn();
  const { userBankId } = session;
  const hasPaper = hasRoom(session, 'paper');
  const { q, login } = useMembersPage();
  const [{ dialog }, set] = useUrlState(CLOSED);
  const close = () => set(CLOSED, { replace: true });
  const [kind, setKind] = useState<Kind>('phones');
  const { rows, isPreparing, print } = usePrinting(
    membersQuery(userBankId, { q, login, sort: 'surname' }),
  );
  const choose = (chosen: Kind) => {
    setKind(chosen);
    close();
    print();
  };
  return (
    <>
      <Button
        kind="secondary"
        small
        whileClosed
        busy={isPreparing}
        onClick={() => set({ dialog: 'print' })}
      >
        {t('print.act')}
      </Button>
      <Dialog isOpen={dialog === 'print'} onClose={close} title={t('print.title')}>
        <List>
          {KINDS.map((one) => (
            <li key={one}>
              <button type="button" className={css.choice} onClick={() => choose(one)}>
                <strong>{t(`print.${one}.title`)}</strong>
                <Soft as="span">{t(`print.${one}.text`)}</Soft>
              </button>
            </li>
          ))}
          {hasPaper && (
            <li>
              <Link className={css.choice} to={paths.bankStatements}>
                <strong>{t('list.statements')}</strong>
                <Soft as="span">{t('print.statementsText')}</Soft>
              </Link>
            </li>
          )}
        </List>
        {hasPaper && <Soft>{t('print.booklets')}</Soft>}
      </Dialog>
      {rows &&
        (kind === 'cards' ? cards(rows) : <MembersPaper {...{ kind, rows, bank, q, login }} />)}
    </>
  );
}

interface MembersPaperProps {
  kind: (typeof LISTS)[number];
  rows: readonly Member[];
  bank: string | undefined;
  q: string;
  login: MemberLogin | undefined;
}

function MembersPaper({ kind, rows, bank, q, login }: MembersPaperProps) {
  const { t } = useTranslation('members');
  const name: PaperColumn<Member> = {
    key: 'name',
    header: t('columns.fullName'),
    cell: ({ fullName }) => fullName,
  };
  const number: PaperColumn<Member> = {
    key: 'number',
    header: t('columns.number'),
    cell: (member) => member.number,
    width: '12%',
  };
  const phone: PaperColumn<Member> = {
    key: 'phone',
    header: t('columns.phone'),
    // Nothing known: a line to write the number on.
    cell: (member) => member.phone || <span className={css.blank} />,
    width: '32%',
  };
  const signature: PaperColumn<Member> = {
    key: 'signature',
    header: t('print.signature'),
    cell: () => null,
    width: '52%',
  };
  const balance: PaperColumn<Member> = {
    key: 'total',
    header: t('columns.total'),
    cell: ({ total }) => <BalanceHours hours={total} />,
    align: 'end',
    width: '24%',
  };
  const columns = {
    phones: [number, name, phone],
    signatures: [number, name, signature],
    balances: [number, name, phone, balance],
  };
  const sum = rows.reduce((hours, { total }) => hours + total, 0);
  return (
    <Paper
      owner={bank}
      title={t(`print.${kind}.title`)}
      facts={[
        login && t(`list.logins.${login}`),
        q !== '' && t('print.found', { text: q }),
        t('print.count', { count: rows.length }),
        kind === 'balances' && t('print.sum', { hours: hoursText(sum) }),
        t('print.on', { day: tableDay(today(), currentLanguage()) }),
      ]}
      columns={columns[kind]}
      rows={rows}
      rowKey={({ id }) => id}
      isForm={kind === 'signatures'}
    />
  );
}
