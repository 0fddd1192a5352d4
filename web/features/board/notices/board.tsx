/** The board: who looks for help and who offers it, searched and by group (specification §20). */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { NoticeCounts, NoticeKind } from '#contract/board/notices.ts';
import { PAGE_SIZE, SEARCH_MAX } from '#contract/limits.ts';
import { read } from '#web/api/read.ts';
import { usePageParams, useUrlState } from '#web/ui/address.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { CardsSkeleton } from '#web/ui/skeleton.tsx';
import { Pager } from '#web/ui/table/pager.tsx';
import { SearchField } from '#web/ui/table/search-field.tsx';
import { NoticeCards } from './notice-cards.tsx';
import { newNoticePath } from './notice-paths.ts';
import css from './notices.module.css';
import { boardQuery } from './queries.ts';

const FILTERS = { q: '', group: '', for: '' };

/** One side of the board. */
export function Board({ kind }: { kind: NoticeKind }) {
  const { t } = useTranslation('notices');
  const [{ q, group, for: whom }, set] = useUrlState(FILTERS);
  const { page, limit, offset, setPage } = usePageParams('new', PAGE_SIZE);
  const forMe = kind === 'request' && whom === 'me';
  const query = useQuery(boardQuery({ kind, q: q.trim(), group, forMe, limit, offset }));
  const { data: counts } = useQuery(read('countNotices'));
  const { data } = query;
  const isFiltered = q !== '' || group !== '' || forMe;
  return (
    <Stack gap="medium">
      <search>
        <SearchField
          label={t('search')}
          value={q}
          maxLength={SEARCH_MAX}
          onSearch={(next) => set({ q: next }, { replace: true })}
        />
      </search>
      {!counts && <div className={`${css.room} ${css.line}`} />}
      {counts && (
        <Groups
          {...{ counts, kind, group, forMe }}
          onGroup={(next) => set({ group: next })}
          onForMe={(next) => set({ for: next ? 'me' : '' })}
        />
      )}
      <p className="visually-hidden" role="status">
        {data && t('found', { count: data.total })}
      </p>
      <Loaded query={query} skeleton={<CardsSkeleton />} />
      {data && data.items.length > 0 && <NoticeCards notices={data.items} />}
      {data?.total === 0 && isFiltered && (
        <EmptyState
          title={t('empty.filtered')}
          action={
            <Button kind="secondary" onClick={() => set(FILTERS)}>
              {t('empty.all')}
            </Button>
          }
        />
      )}
      {data?.total === 0 && !isFiltered && (
        <EmptyState
          title={t(`empty.${kind}`)}
          action={<ButtonLink to={newNoticePath(kind)}>{t(`post.${kind}`)}</ButtonLink>}
        >
          {t(`empty.${kind}Text`)}
        </EmptyState>
      )}
      {data && data.total > PAGE_SIZE && (
        <Pager page={page} pageSize={PAGE_SIZE} total={data.total} onPage={setPage} />
      )}
    </Stack>
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
