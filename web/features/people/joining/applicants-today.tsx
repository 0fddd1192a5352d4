/** Who has waited longest for the bank's answer, to be answered on the desk's first page. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Applicant } from '#contract/people/joining.ts';
import { personName } from '#contract/person-name.ts';
import { onDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Marked } from '#web/i18n/marked.tsx';
import { MailLink, PhoneLink } from '#web/ui/contact-links.tsx';
import { Matters } from '#web/ui/decision/matters.tsx';
import { useStillList } from '#web/ui/decision/use-still-list.ts';
import { keyOf, longestWaitingQuery, useApplicantDecisions, useGone } from './applicants.ts';
import { Answer, DenyQuestion } from './applicants-list.tsx';

/** Nothing while nobody waits. */
export function ApplicantsToday() {
  const { t } = useTranslation('joining');
  const { data } = useQuery(longestWaitingQuery);
  const { rows = [], lineFor } = useStillList(data, { listKey: 'today', keyOf, useGone });
  const [toDeny, setToDeny] = useState<Applicant>();
  const { accept, deny } = useApplicantDecisions();
  return (
    <>
      <Matters
        rows={rows}
        keyOf={keyOf}
        lineFor={lineFor}
        words={(applicant) => (
          <p>
            <Marked
              text={t('today', {
                name: personName(applicant),
                day: onDay(applicant.requestedAt, currentLanguage()),
              })}
            />{' '}
            <PhoneLink phone={applicant.phone} /> · <MailLink email={applicant.email} />
          </p>
        )}
        acts={(applicant) => <Answer applicant={applicant} onAccept={accept} onDeny={setToDeny} />}
      />
      <DenyQuestion applicant={toDeny} onClose={() => setToDeny(undefined)} onDeny={deny} />
    </>
  );
}
