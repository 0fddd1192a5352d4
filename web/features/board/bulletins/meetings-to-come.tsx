/** The meetings of the bank to come, above one's own appointments. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { read } from '#web/api/read.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Line, Lines } from '#web/ui/page/lines.tsx';
import { usePlanWords } from './plan-line.tsx';

/** Nothing where none is called; those to which the reader has said no are gone. */
export function MeetingsToCome() {
  const { t } = useTranslation('bulletins');
  const { data = [] } = useQuery(read('listOwnBulletins'));
  const planWords = usePlanWords();
  const meetings = data.filter(
    ({ day, bank, isOver, isCalledOff, mine }) =>
      day !== null && bank === null && !isOver && !isCalledOff && mine?.says !== 'no',
  );
  if (meetings.length === 0) return null;
  return (
    <Card title={t('meetings')}>
      <Lines>
        {meetings.map((one) => (
          <Line
            key={one.id}
            title={<strong>{one.title}</strong>}
            more={[planWords(one), one.place].filter(Boolean).join(' · ')}
          >
            <ButtonLink small kind="secondary" to={`${paths.myBank}#bulletin-${one.id}`}>
              {t('toBank')}
              <span className="visually-hidden"> {one.title}</span>
            </ButtonLink>
          </Line>
        ))}
      </Lines>
    </Card>
  );
}
