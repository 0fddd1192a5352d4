/** A group of activities while the list is edited: dragged by the pointer, or moved by arrow keys or buttons. */
import { type DragEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type KeptActivity, nameIn } from '#contract/board/activities.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/api/use-action.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Button } from '#web/ui/button.tsx';
import { DecisionButton } from '#web/ui/decision/decision-button.tsx';
import { sayAloud } from '#web/ui/notice/toasts.ts';
import css from './activities.module.css';

interface OrderedGroupProps {
  /** Those that are offered; the one for something else keeps its place at the end. */
  activities: readonly KeptActivity[];
  onEdit: (id: number) => void;
}

interface Move {
  activity: KeptActivity;
  /** Down where it is more than 0. */
  places: number;
}

/** The lines in their order. */
export function OrderedGroup({ activities, onEdit }: OrderedGroupProps) {
  const { t } = useTranslation('activities');
  const language = currentLanguage();
  const [dragged, setDragged] = useState<number>();
  const movable = activities.filter(({ isOther }) => !isOther);
  const move = useAction({
    send: ({ activity, places }: Move) =>
      call('moveActivity', {
        params: { id: activity.id },
        body: { to: places > 0 ? 'later' : 'earlier', by: Math.abs(places) },
      }),
    failed: ({ activity }) => t('move.failed', { name: nameIn(activity.names, language) }),
    awaitsQueries: true,
  });
  const go = async (activity: KeptActivity, to: number) => {
    const places = to - movable.indexOf(activity);
    if (places === 0 || to < 0 || to >= movable.length || move.isBusy) return;
    if (await move.run({ activity, places })) {
      const values = { name: nameIn(activity.names, language), nth: to + 1, count: movable.length };
      sayAloud(t('move.said', values));
    }
  };
  const drop = (event: DragEvent, to: number) => {
    event.preventDefault();
    const activity = movable.find(({ id }) => id === dragged);
    setDragged(undefined);
    if (activity) void go(activity, to);
  };
  const byKey = (event: KeyboardEvent, activity: KeptActivity) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    void go(activity, movable.indexOf(activity) + step);
  };
  return (
    <ul className={css.ordered} aria-busy={move.isBusy}>
      {activities.map((activity) => {
        const { id, isOther, names } = activity;
        const name = nameIn(names, language);
        const place = movable.indexOf(activity);
        return (
          <li
            key={id}
            className={css.item}
            draggable={!isOther && !move.isBusy}
            data-dragged={dragged === id || undefined}
            onDragStart={() => setDragged(id)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => !isOther && event.preventDefault()}
            onDrop={(event) => drop(event, place)}
          >
            {!isOther && (
              <button
                type="button"
                className={css.handle}
                aria-label={t('move.handle', { name })}
                onKeyDown={(event) => byKey(event, activity)}
              >
                <svg width="16" height="20" viewBox="0 0 16 20" aria-hidden="true">
                  {[4, 10, 16].flatMap((y) =>
                    [5, 11].map((x) => <circle key={`${x}-${y}`} cx={x} cy={y} r="1.75" />),
                  )}
                </svg>
              </button>
            )}
            {!isOther && (
              <Steps
                name={name}
                isFirst={place === 0}
                isLast={place === movable.length - 1}
                onStep={(step) => void go(activity, place + step)}
              />
            )}
            <span className={css.name}>{name}</span>
            <Button
              kind="quiet"
              small
              className={css.edit}
              aria-label={t('edit.of', { name })}
              onClick={() => onEdit(id)}
            >
              {t('edit.act')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

interface StepsProps {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  /** By one place: down for 1, up for -1. */
  onStep: (step: 1 | -1) => void;
}

const STEPS = [
  { step: -1, way: 'up', path: 'M8 14V4M3.5 8.5 8 4l4.5 4.5' },
  { step: 1, way: 'down', path: 'M8 4v10M3.5 9.5 8 14l4.5-4.5' },
] as const;

/**
 * One place up or down by a single press: for people who neither drag nor have arrow keys. Another line
 * lies under the finger then, so a second tap waits. Off at its end, and still there: the focus stays.
 */
function Steps({ name, isFirst, isLast, onStep }: StepsProps) {
  const { t } = useTranslation('activities');
  return (
    <span className={css.steps}>
      {STEPS.map(({ step, way, path }) => (
        <DecisionButton
          key={way}
          kind="quiet"
          small
          aria-label={t(`move.${way}`, { name })}
          aria-disabled={way === 'up' ? isFirst : isLast}
          icon={<Arrow path={path} />}
          onClick={() => onStep(step)}
        />
      ))}
    </span>
  );
}

function Arrow({ path }: { path: string }) {
  return (
    <svg className={css.arrow} width="16" height="18" viewBox="0 0 16 18" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
