/** On the home: what is to be said or answered, and what is today or tomorrow; nothing where there is none. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { List } from '#web/ui/page/lines.tsx';
import { ArrangementCard } from './arrangement-card.tsx';
import { useStillArrangements } from './still-arrangements.ts';

const MOST = 3;
const TOMORROW = 1;

/** @param without the numbers of those that stand elsewhere on the page */
export function HomeArrangements({ without }: { without: readonly number[] }) {
  const { t } = useTranslation('appointments');
  const { still } = useStillArrangements();
  // What stood elsewhere and was decided there does not come back here while the page is read.
  const [elsewhere, setElsewhere] = useState(without);
  const added = without.filter((id) => !elsewhere.includes(id));
  if (added.length > 0) setElsewhere([...elsewhere, ...added]);
  const soon = still.rows?.filter(
    ({ id, can, state, daysAway }) =>
      !elsewhere.includes(id) &&
      (can.record || can.agree || (state === 'agreed' && daysAway <= TOMORROW)),
  );
  if (!soon || soon.length === 0) return null;
  return (
    <Card title={t('home')}>
      <Stack gap="small">
        <List>
          {soon.slice(0, MOST).map((arrangement) => (
            <ArrangementCard
              key={arrangement.id}
              arrangement={arrangement}
              line={still.lineFor(arrangement)}
            />
          ))}
        </List>
        <div>
          <ButtonLink kind="secondary" to={paths.appointments}>
            {t('all')}
          </ButtonLink>
        </div>
      </Stack>
    </Card>
  );
}
