/** Members below the age of the bank, and who came of age lately, with who answers for each (specification §52). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { GUARDIAN_DAYS } from '#contract/people/ages.ts';
import type { Minor } from '#contract/people/guardians.ts';
import { dayAfter } from '#contract/time.ts';
import { tableDay, today } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { memberPath } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { PeopleDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Line, Lines } from '#web/ui/page/lines.tsx';
import { Name } from '#web/ui/page/words.tsx';
import { GuardianDialog } from './guardian-dialog.tsx';
import { useMinorWords } from './words.ts';

export function MinorsList({ minors }: { minors: readonly Minor[] }) {
  const { t } = useTranslation('minors');
  const [written, write] = useState<Minor>();
  if (minors.length === 0) {
    return (
      <EmptyState drawing={<PeopleDrawing />} title={t('list.none')}>
        {t('list.noneText')}
      </EmptyState>
    );
  }
  return (
    <Card>
      <Lines aria-label={t('title')}>
        {minors.map((minor) => (
          <One key={minor.userId} minor={minor} onWrite={() => write(minor)} />
        ))}
      </Lines>
      {written && <GuardianDialog minor={written} onClose={() => write(undefined)} />}
    </Card>
  );
}

function One({ minor, onWrite }: { minor: Minor; onWrite: () => void }) {
  const { t } = useTranslation('minors');
  const wordsOf = useMinorWords();
  const day = (text: string) => tableDay(text, currentLanguage());
  const isOfAge = minor.ofAgeOn <= today();
  return (
    <Line
      title={
        <>
          <Link to={memberPath(minor.userId)}>
            <Name>{minor.name}</Name>
          </Link>{' '}
          {isOfAge && <Badge>{t('list.ofAge', { day: day(minor.ofAgeOn) })}</Badge>}
        </>
      }
      more={[
        t('list.born', { day: day(minor.birthDate) }),
        minor.minorUntil && t('list.until', { day: day(minor.minorUntil) }),
        wordsOf(minor),
        isOfAge &&
          minor.guardian &&
          t('list.goes', { day: day(dayAfter(minor.ofAgeOn, GUARDIAN_DAYS)) }),
      ]
        .filter(Boolean)
        .join(' · ')}
    >
      {minor.minorUntil !== null && (
        <Button kind="secondary" small onClick={onWrite}>
          {t(minor.guardian ? 'list.mend' : 'list.write')}
          <span className="visually-hidden"> {minor.name}</span>
        </Button>
      )}
    </Line>
  );
}
