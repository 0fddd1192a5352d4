/** On a member's page at the desk: who answers for them, while they are below the age of the bank (specification §52). */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { read } from '#web/api/read.ts';
import { tableDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { PartRow } from '#web/ui/page/rows.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { GuardianDialog } from './guardian-dialog.tsx';
import { useMinorWords } from './words.ts';

/** Nothing of everybody else. */
export function MemberGuardianPart({ id }: { id: number }) {
  const { t } = useTranslation('minors');
  const wordsOf = useMinorWords();
  const { data } = useQuery(read('listMinors'));
  const [isWritten, write] = useState(false);
  const minor = data?.find(({ userId }) => userId === id);
  if (!minor) return null;
  const { minorUntil, guardian } = minor;
  const until = minorUntil && tableDay(minorUntil, currentLanguage());
  return (
    <PartRow title={t('member.title')} now={guardian?.name ?? t('list.missing')}>
      <Stack gap="small">
        <p>{wordsOf(minor)}</p>
        {until && <Soft>{t('member.rules', { day: until })}</Soft>}
        {until && (
          <div>
            <Button kind="secondary" small onClick={() => write(true)}>
              {t(guardian ? 'list.mend' : 'list.write')}
            </Button>
          </div>
        )}
      </Stack>
      {isWritten && <GuardianDialog minor={minor} onClose={() => write(false)} />}
    </PartRow>
  );
}
