/** The reader's appointments that are open: to be said, to be answered, to come, without an answer. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Arrangement } from '#contract/board/arrangements.ts';
import { read } from '#web/api/read.ts';
import { codeOf } from '#web/api/refusal.tsx';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { CourseLine } from '#web/ui/course/course-line.tsx';
import { Arrivals } from '#web/ui/decision/arrivals.tsx';
import { DaysDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { List } from '#web/ui/page/lines.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { ArrangementCard } from './arrangement-card.tsx';
import { overQuery } from './queries.ts';
import { Standings } from './standings.tsx';
import { useStillArrangements } from './still-arrangements.ts';

const GROUPS = ['toSay', 'toAnswer', 'coming', 'waiting'] as const;

function groupOf({ can, state }: Arrangement): (typeof GROUPS)[number] {
  if (can.record) return 'toSay';
  if (can.agree) return 'toAnswer';
  return state === 'agreed' ? 'coming' : 'waiting';
}

/** @param firstId stands before all others, whatever has become of it */
export function OpenArrangements({ firstId }: { firstId: number | undefined }) {
  const { t } = useTranslation('appointments');
  const { query: open, still } = useStillArrangements();
  const { rows } = still;
  const first = rows?.find(({ id }) => id === firstId);
  const data = rows?.filter((one) => one !== first);
  return (
    <Stack>
      <Arrivals list={still} words={(count) => t('arrived', { count })} />
      <Loaded query={open} skeleton={<TextSkeleton lines={6} />} />
      {first && (
        <NamedFirst>
          <CourseOf id={first.id} />
          <Cards arrangements={[first]} lineFor={still.lineFor} />
        </NamedFirst>
      )}
      {rows && !first && firstId !== undefined && <NoLongerOpen id={firstId} />}
      {data?.length === 0 && firstId === undefined && (
        <EmptyState
          drawing={<DaysDrawing />}
          title={t('empty')}
          action={
            <ButtonLink kind="secondary" to={paths.board}>
              {t('toBoard')}
            </ButtonLink>
          }
        >
          {t('emptyLead')}
        </EmptyState>
      )}
      {GROUPS.map((group) => {
        const some = data?.filter((one) => groupOf(one) === group) ?? [];
        return some.length === 0 ? null : (
          <section key={group} aria-labelledby={`appointments-${group}`}>
            <Stack gap="small">
              <h2 id={`appointments-${group}`}>{t(`groups.${group}`)}</h2>
              <Cards arrangements={some} lineFor={still.lineFor} />
            </Stack>
          </section>
        );
      })}
      {/* What is above it is there first: it would push it down under a finger. */}
      {(data || open.isError) && <Standings isLone={data !== undefined} />}
    </Stack>
  );
}

/** The one that the address names. */
function NamedFirst({ children }: { children: ReactNode }) {
  const { t } = useTranslation('appointments');
  return (
    <section aria-labelledby="appointments-first">
      <Stack gap="small">
        <h2 id="appointments-first">{t('groups.first')}</h2>
        {children}
      </Stack>
    </section>
  );
}

/** Where its errand stands; the list itself does not say it. */
function CourseOf({ id }: { id: number }) {
  const { data } = useQuery(read('readArrangement', { params: { id } }, { retry: false }));
  return data && <CourseLine course={data.course} of="planned" />;
}

/** What became of the one that the address names; one sentence where it is none of the reader's. */
function NoLongerOpen({ id }: { id: number }) {
  const { t } = useTranslation('appointments');
  const query = useQuery(read('readArrangement', { params: { id } }, { retry: false }));
  const isGone = query.isError && codeOf(query.error) === 'not-found';
  return (
    <NamedFirst>
      {isGone ? (
        <p>{t('gone')}</p>
      ) : (
        <Loaded query={query} skeleton={<TextSkeleton lines={3} />}>
          {(arrangement) => (
            <>
              <CourseLine course={arrangement.course} of="planned" />
              <Cards arrangements={[arrangement]} />
            </>
          )}
        </Loaded>
      )}
    </NamedFirst>
  );
}

/** Those that are over, the latest first. */
export function PastArrangements() {
  const { t } = useTranslation('appointments');
  const past = useQuery(overQuery);
  return (
    <Stack>
      <Loaded
        query={past}
        skeleton={<TextSkeleton lines={6} />}
        empty={<EmptyState drawing={<DaysDrawing />} title={t('emptyPast')} />}
      >
        {(data) => <Cards arrangements={data} />}
      </Loaded>
    </Stack>
  );
}

interface CardsProps {
  arrangements: readonly Arrangement[];
  lineFor?: (arrangement: Arrangement) => ReactNode;
}

function Cards({ arrangements, lineFor }: CardsProps) {
  return (
    <List>
      {arrangements.map((arrangement) => (
        <ArrangementCard
          key={arrangement.id}
          arrangement={arrangement}
          line={lineFor?.(arrangement)}
        />
      ))}
    </List>
  );
}
