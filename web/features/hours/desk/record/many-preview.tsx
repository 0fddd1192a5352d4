/** What will happen when one side is many people: in sentences, with the single person's balance. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { read } from '#web/api/read.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { Marked } from '#web/i18n/marked.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { WHOLE } from '#web/ui/page/words.tsx';
import type { DeskForm } from './desk-form.ts';
import css from './desk-record.module.css';
import { type ManyExchanges, useMany } from './use-many.ts';

interface ManyPreviewProps {
  form: DeskForm;
  hours: number;
}

/** Nothing until it is known who and how many. */
export function ManyPreview({ form, hours }: ManyPreviewProps) {
  const { t } = useTranslation('bank-record');
  const many = useMany(form);
  if (!many) return null;
  return (
    <>
      <ManySentences form={form} hours={hours} many={many} />
      <Names form={form} many={many} />
      <p>{t('preview.work')}</p>
    </>
  );
}

/** Who gave what to whom in all, the single person's balance after it, and who confirms. */
export function ManySentences({ form, hours, many }: ManyPreviewProps & { many: ManyExchanges }) {
  const { t } = useTranslation(['bank-record', 'bank-exchanges']);
  const { userId, userBankId } = useSignedIn();
  const { data: banks = [] } = useQuery(read('matchBanks'));
  const { count, one, side, isAll } = many;
  const isOwnBank = Number(form.bankTo) === userBankId;
  // Nothing is known here of the balances of another bank's people.
  const balance = useQuery(
    read('readUser', { params: { id: one.id } }, { enabled: side === 'to' || isOwnBank }),
  ).data?.total;
  const total = side === 'from' ? -hours * count : hours * count;
  const bank = banks.find(({ bankId }) => String(bankId) === form.bankTo)?.name ?? '';
  const amIAmong = side === 'from' && (isAll || form.from.some(({ id }) => id === userId));
  const whenInOwnBank = amIAmong && one.id !== userId ? 'manyButOwn' : 'manyAtOnce';
  const isMine = side === 'to' && one.id === userId;
  const when = isMine ? 'manyOwn' : isOwnBank ? whenInOwnBank : 'manyOther';
  return (
    <>
      <p>
        <Marked
          text={t(side === 'from' ? 'preview.manyFrom' : 'preview.manyTo', {
            count,
            people: count,
            name: one.spokenName,
            hours: hoursText(hours),
            total: hoursText(hours * count),
          })}
          marks={WHOLE}
        />
      </p>
      {balance !== undefined && (
        <p>
          <Marked
            text={t('bank-exchanges:balance', {
              name: one.spokenName,
              from: hoursText(balance),
              to: hoursText(balance + total),
            })}
            marks={WHOLE}
          />
        </p>
      )}
      <p>{t(`preview.${when}`, { bank, name: one.spokenName })}</p>
    </>
  );
}

/** Nobody reads more names than these; the rest is counted. */
const NAMES_MAX = 200;

/** The names of the people, folded until the administrator opens the list. */
function Names({ form, many }: { form: DeskForm; many: ManyExchanges }) {
  const { t } = useTranslation('bank-record');
  const [isOpen, setOpen] = useState(false);
  const { count, one, side, bankId, isAll } = many;
  const all = useQuery(
    read(
      'listMemberNames',
      { params: { id: bankId }, query: { limit: NAMES_MAX } },
      { enabled: isOpen && isAll },
    ),
  );
  const people = isAll
    ? (all.data ?? []).filter(({ id }) => id !== one.id)
    : form[side].map(({ id, name }) => ({ id, fullName: name }));
  const unlisted = people.length === 0 ? 0 : count - people.length;
  return (
    <details className={css.who} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('preview.who', { count })}</summary>
      <ul className={css.names}>
        {people.map(({ id, fullName }) => (
          <li key={id}>{fullName}</li>
        ))}
        {unlisted > 0 && <li>{t('preview.andMore', { count: unlisted })}</li>}
      </ul>
    </details>
  );
}
