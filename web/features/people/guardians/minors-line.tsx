/** On the first page of the desk: who came of age in thirty days, and of whom no form is there (specification §52). */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { read } from '#web/api/read.ts';
import { hasRoom } from '#web/api/session.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { today } from '#web/i18n/format.ts';
import { Marked } from '#web/i18n/marked.tsx';
import { paths } from '#web/paths.ts';

/** Nothing where the room is closed; the page does not wait for it. */
export function MinorsLine() {
  const { t } = useTranslation('bank-desk');
  const enabled = hasRoom(useSignedIn(), 'association');
  const { data = [] } = useQuery(read('listMinors', {}, { enabled }));
  const ofAge = data.filter(({ ofAgeOn }) => ofAgeOn <= today());
  const missing = data.filter(({ minorUntil, guardian }) => minorUntil !== null && !guardian);
  const marks = { b: <strong />, see: <Link to={paths.bankMinors} /> };
  const [first] = ofAge;
  return (
    <>
      {first && (
        <p>
          <Marked
            text={t('today.ofAge', { count: ofAge.length, name: first.name })}
            marks={marks}
          />
        </p>
      )}
      {missing.length > 0 && (
        <p>
          <Marked text={t('today.noGuardian', { count: missing.length })} marks={marks} />
        </p>
      )}
    </>
  );
}
