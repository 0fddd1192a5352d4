/** What was done with a member and by whom, from the bank's audit trail, the latest first. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGE_SIZE } from '#contract/limits.ts';
import type { TrailEntry } from '#contract/people/members.ts';
import { readPage } from '#web/api/read.ts';
import { sentenceMoment } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { personField, personValue } from '#web/i18n/person-data.ts';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { PartRow } from '#web/ui/page/rows.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import css from './desk.module.css';

/** The actions that have a text of their own; any other is shown as a change. */
const ACTIONS = [
  'person-registered',
  'email-verified',
  'person-updated',
  'email-changed',
  'email-restored',
  'password-changed',
  'password-reset',
  'password-link-made',
  'sessions-ended',
  'second-factor-set',
  'second-factor-removed',
  'recovery-codes-renewed',
  'recovery-code-used',
  'passkey-added',
  'passkey-removed',
  'picture-set',
  'picture-removed',
  'calendar-made',
  'calendar-ended',
  'token-made',
  'token-revoked',
  'own-data-taken',
  'erasure-asked',
  'erasure-taken-back',
  'person-erased',
  'membership-requested',
  'membership-withdrawn',
  'membership-accepted',
  'membership-denied',
  'membership-taken-back',
  'membership-imported',
  'membership-import-undone',
  'membership-signed',
  'fee-grouped',
  'fee-received',
  'fee-waived',
  'fee-due-again',
  'receipt-voided',
  'giver-passed',
  'members-admitted',
  'register-changed',
  'guardian-written',
  'consent-given',
  'consent-noted',
  'consent-taken-back',
  'member-invited',
  'membership-ended',
  'role-granted',
  'role-withdrawn',
  'verification-resent',
  'bank-applied-for',
  'bank-approved',
  'bank-denied',
  'bank-withdrawn',
  'delegate-named',
  'delegate-ended',
  'cheque-book-issued',
  'cheque-book-closed',
  'cheque-kept',
  'cheque-voided',
  'arrangement-proposed',
  'arrangement-agreed',
  'arrangement-dropped',
  'arrangement-done',
  'notice-posted',
  'notice-changed',
  'notice-renewed',
  'notice-paused',
  'notice-closed',
  'notice-allowed',
  'notice-hidden',
  'notice-shown',
  'answer-given',
  'answer-told',
  'answer-accepted',
  'answer-let-go',
  'thread-report-settled',
] as const;

/** Behind one line the latest entries; the earlier ones on request. */
export function MemberTrail({ id }: { id: number }) {
  const { t } = useTranslation('members');
  const [shown, setShown] = useState(PAGE_SIZE);
  const trail = useQuery(readPage('readMemberTrail', { params: { id }, query: { limit: shown } }));
  const { data } = trail;
  return (
    <PartRow
      title={t('trail.title')}
      now={data?.items[0] && sentenceMoment(data.items[0].at, currentLanguage())}
    >
      <Loaded
        query={trail}
        skeleton={<TextSkeleton lines={4} />}
        empty={<Soft>{t('trail.empty')}</Soft>}
        warns
      />
      <Stack gap="medium">
        <ol className={css.trail}>
          {data?.items.map((entry) => (
            <Line key={entry.id} entry={entry} />
          ))}
        </ol>
        {data && data.total > data.items.length && (
          <div>
            <Button
              kind="secondary"
              small
              whileClosed
              busy={trail.isPlaceholderData}
              onClick={() => setShown(shown + 2 * PAGE_SIZE)}
            >
              {t('trail.more')}
            </Button>
          </div>
        )}
      </Stack>
    </PartRow>
  );
}

function Line({ entry }: { entry: TrailEntry }) {
  const { t } = useTranslation('members');
  const action = ACTIONS.find((one) => one === entry.action) ?? 'other';
  const moment = sentenceMoment(entry.at, currentLanguage());
  return (
    <li>
      <p>{t(`trail.actions.${action}`)}</p>
      {entry.changes.length > 0 && <Changes changes={entry.changes} />}
      <Soft>
        {entry.actor === null
          ? t('trail.alone', { moment })
          : t('trail.by', { moment, actor: entry.actor })}
      </Soft>
    </li>
  );
}

/** "Telefono: 333 1 → 333 2"; the name alone once the values have been forgotten. */
function Changes({ changes }: Pick<TrailEntry, 'changes'>) {
  const { t } = useTranslation('accounts');
  const { t: ui } = useTranslation('ui');
  const { t: members } = useTranslation('members');
  const read = (field: string, value: string) =>
    value === '' ? ui('meanwhile.empty') : personValue(t, field, value);
  return (
    <ul className={css.changes}>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          {field === 'number' ? members('columns.number') : personField(t, field)}
          {before !== null && after !== null && (
            <>
              : {read(field, before)} → {read(field, after)}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
