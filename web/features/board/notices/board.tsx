/** The board: who looks for help and who offers it, searched and by group (specification §20). */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { NoticeCounts } from '#contract/board/notice-counts.ts';
import type { NoticeKind } from '#contract/board/notices.ts';
import { read } from '#web/api/read.ts';
import { useUrlState } from '#web/ui/address.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ListDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { ListCards, useCardsPage } from '#web/ui/table/list-cards.tsx';
import { NoticeCards } from './notice-cards.tsx';
import { newNoticePath } from './notice-paths.ts';
import css from './notices.module.css';
import { boardQuery } from './queries.ts';

const FILTERS = { q: '', group: '', for: '' };

interface BoardProps {
  kind: NoticeKind;
  /** Who can do what was searched for, below what was found or in its place. */
  whoCan: (words: string, hasFound: boolean) => ReactNode;
}

/** One side of the board. */
export function Board({ kind, whoCan }: BoardProps) {
  const { t } = useTranslation('notices');
  const [{ q, group, for: whom }, set] = useUrlState(FILTERS);
  const page = useCardsPage();
  const forMe = kind === 'request' && whom === 'me';
  const words = q.trim();
  const query = useQuery(boardQuery({ ...page.query, kind, q: words, group, forMe }));
  const { data: counts } = useQuery(read('countNotices'));
  const isNarrowed = group !== '' || forMe;
  const isOnlySearched = words !== '' && !isNarrowed;
  const isFiltered = q !== '' || isNarrowed;
  return (
    <Stack gap="medium">
      <ListCards
        page={page}
        query={query}
        searchLabel={t('search')}
        filters={
          counts ? (
            <Groups
              {...{ counts, kind, group, forMe }}
              onGroup={(next) => set({ group: next })}
              onForMe={(next) => set({ for: next ? 'me' : '' })}
            />
          ) : (
            <div className={`${css.room} ${css.line}`} />
          )
        }
        found={(count) => t('found', { count })}
        empty={
          isOnlySearched ? (
            whoCan(words, false)
          ) : isFiltered ? (
            <Stack gap="medium">
              <NoneFound onAll={() => set(words === '' ? FILTERS : { group: '', for: '' })} />
              {words !== '' && whoCan(words, true)}
            </Stack>
          ) : (
            <NoneYet kind={kind} />
          )
        }
      >
        {(notices) => <NoticeCards notices={notices} />}
      </ListCards>
      {isOnlySearched && query.data && query.data.total > 0 && whoCan(words, true)}
    </Stack>
  );
}

function NoneFound({ onAll }: { onAll: () => void }) {
  const { t } = useTranslation('notices');
  return (
    <EmptyState
      drawing={<ListDrawing />}
      title={t('empty.filtered')}
      action={
        <Button kind="secondary" onClick={onAll}>
          {t('empty.all')}
        </Button>
      }
    />
  );
}

function NoneYet({ kind }: { kind: NoticeKind }) {
  const { t } = useTranslation('notices');
  return (
    <EmptyState
      drawing={<ListDrawing />}
      title={t(`empty.${kind}`)}
      action={<ButtonLink to={newNoticePath(kind)}>{t(`post.${kind}`)}</ButtonLink>}
    >
      {t(`empty.${kind}Text`)}
    </EmptyState>
  );
}

interface GroupsProps {
  counts: NoticeCounts;
  kind: NoticeKind;
  group: string;
  forMe: boolean;
  onGroup: (group: string) => void;
  onForMe: (forMe: boolean) => void;
}

/** The groups in which there is something, each with how much; pressed again it is all of them. */
function Groups({ counts, kind, group, forMe, onGroup, onForMe }: GroupsProps) {
  const { t } = useTranslation('notices');
  const many = kind === 'request' ? 'requests' : 'offers';
  const shown = counts.byGroup.filter((one) => one[many] > 0 || String(one.id) === group);
  const hasForMe = kind === 'request' && (counts.forMe > 0 || forMe);
  if (shown.length < 2 && !hasForMe && group === '') return null;
  return (
    <Acts as="fieldset" gap="tight" className={`${css.chips} ${css.line}`}>
      <legend className="visually-hidden">{t('groups')}</legend>
      {hasForMe && (
        <button type="button" aria-pressed={forMe} onClick={() => onForMe(!forMe)}>
          {t('forMe', { n: counts.forMe })}
        </button>
      )}
      {shown.map((one) => {
        const isChosen = String(one.id) === group;
        return (
          <button
            key={one.id}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onGroup(isChosen ? '' : String(one.id))}
          >
            {one.name} ({one[many]})
          </button>
        );
      })}
    </Acts>
  );
}
