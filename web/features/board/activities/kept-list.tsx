/** The list of activities at the portal's desk: its groups, and what is not offered any more. */
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type KeptActivity, type KeptGroup, nameIn } from '#contract/board/activities.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/api/use-action.ts';
import { tableDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardGrid, Stack } from '#web/ui/page/card.tsx';
import { Line, Lines } from '#web/ui/page/lines.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import css from './activities.module.css';
import { OrderedGroup } from './ordered-group.tsx';

type Texts = TFunction<'activities'>;

/** What a button of a line opens. */
export type Opens = 'edit' | 'merge' | 'group';

interface KeptListProps {
  groups: readonly KeptGroup[];
  /** Names and order can be changed. */
  isEdited: boolean;
  onOpen: (what: Opens, id: number) => void;
}

/** A card for each group, in the order in which everybody chooses, and one for what was retired. */
export function KeptList({ groups, isEdited, onOpen }: KeptListProps) {
  const { t } = useTranslation('activities');
  const all = groups.flatMap(({ activities }) => activities);
  const retired = all.filter(({ retiredAt }) => retiredAt !== null);
  return (
    <Stack>
      <CardGrid min={isEdited ? '32rem' : '22rem'}>
        {groups.map((group) => (
          <GroupCard key={group.id} group={group} isEdited={isEdited} onOpen={onOpen} />
        ))}
      </CardGrid>
      {retired.length > 0 && (
        <Card title={t('retired.title')}>
          <Stack gap="small">
            <p>{t('retired.lead')}</p>
            <Lines>
              {retired.map((activity) => (
                <RetiredLine
                  key={activity.id}
                  activity={activity}
                  successor={all.find(({ id }) => id === activity.successor)}
                  onOpen={onOpen}
                />
              ))}
            </Lines>
          </Stack>
        </Card>
      )}
    </Stack>
  );
}

interface GroupCardProps extends Pick<KeptListProps, 'isEdited' | 'onOpen'> {
  group: KeptGroup;
}

function GroupCard({ group, isEdited, onOpen }: GroupCardProps) {
  const { t } = useTranslation('activities');
  const language = currentLanguage();
  const name = nameIn(group.names, language);
  const offered = group.activities.filter(({ retiredAt }) => retiredAt === null);
  return (
    <Card
      title={name}
      aside={
        isEdited && (
          <Button
            kind="secondary"
            small
            aria-label={t('group.editOf', { name })}
            onClick={() => onOpen('group', group.id)}
          >
            {t('edit.act')}
          </Button>
        )
      }
    >
      {offered.length === 0 && <p>{t('group.none')}</p>}
      {isEdited ? (
        <OrderedGroup activities={offered} onEdit={(id) => onOpen('edit', id)} />
      ) : (
        <ul className={css.read}>
          {offered.map((activity) => (
            <li key={activity.id}>
              {nameIn(activity.names, language)}
              <Soft>{activity.isOther ? t('use.other') : usedWords(t, activity)}</Soft>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

interface RetiredLineProps {
  activity: KeptActivity;
  successor: KeptActivity | undefined;
  onOpen: KeptListProps['onOpen'];
}

function RetiredLine({ activity, successor, onOpen }: RetiredLineProps) {
  const { t } = useTranslation('activities');
  const language = currentLanguage();
  const { id, names, retiredAt } = activity;
  const name = nameIn(names, language);
  const back = useAction({
    send: () => call('bringActivityBack', { params: { id } }),
    done: () => t('back.done', { name }),
    failed: () => t('back.failed', { name }),
    settled: { 'already-decided': () => t('back.done', { name }) },
  });
  const day = tableDay(retiredAt ?? '', language);
  const how = successor
    ? t('retired.merged', { into: nameIn(successor.names, language), day })
    : t('retired.since', { day });
  return (
    <Line title={name} more={`${how} ${usedWords(t, activity)}`}>
      <Button
        kind="secondary"
        small
        busy={back.isBusy}
        aria-label={t('back.of', { name })}
        onClick={() => back.run(undefined)}
      >
        {t('back.act')}
      </Button>
      {!successor && (
        <Button
          kind="secondary"
          small
          aria-label={t('merge.of', { name })}
          onClick={() => onOpen('merge', id)}
        >
          {t('merge.act')}
        </Button>
      )}
    </Line>
  );
}

/** "12 scambi in dodici mesi, 3 persone, 1 annuncio." */
function usedWords(t: Texts, activity: KeptActivity): string {
  const { exchanges, skills, notices, appointments } = activity;
  const parts = [
    t('use.exchanges', { count: exchanges }),
    ...(skills > 0 ? [t('use.skills', { count: skills })] : []),
    ...(notices > 0 ? [t('use.notices', { count: notices })] : []),
    ...(appointments > 0 ? [t('use.appointments', { count: appointments })] : []),
  ];
  return `${parts.join(', ')}.`;
}
