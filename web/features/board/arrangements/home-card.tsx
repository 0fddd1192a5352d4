/** On the home: what is to be said or answered, and what is today or tomorrow; nothing where there is none. */
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
  const soon = still.rows?.filter(
    ({ id, can, state, daysAway }) =>
      !without.includes(id) &&
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
