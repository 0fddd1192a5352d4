/** What waits for the reader, in one list on the home page: each is a sentence with its next act. */
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PendingExchange } from '#contract/hours/exchanges.ts';
import type { TodoItem } from '#contract/hours/todo.ts';
import { loadNamespaces } from '#web/i18n/index.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Arrivals } from '#web/ui/decision/arrivals.tsx';
import { Cover, covered } from '#web/ui/decision/cover.tsx';
import { type StillList, useStillList } from '#web/ui/decision/use-still-list.ts';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { Rows, Section } from '#web/ui/page/section.tsx';
import { showRest } from '#web/ui/page/show-rest.ts';
import { Aside, Soft } from '#web/ui/page/words.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { useExchangeActions } from '../parts/actions.ts';
import { PendingMatter } from '../parts/pending-matter.tsx';
import { todoQuery } from '../parts/queries.ts';
import { useGone as useGoneExchanges } from '../parts/use-gone.ts';
import { keyOf } from './item-key.ts';
import type { MatterActs } from './other-matter.tsx';
import css from './todo.module.css';

/** How many stand there before the reader asks for all. */
const IN_SIGHT = 3;

// Fetched beside the first load, not in it: nobody cancels before they have read.
const cancelDialog = import('../parts/cancel-own-dialog.tsx');
const CancelOwnDialog = lazy(async () => ({ default: (await cancelDialog).CancelOwnDialog }));

/** All but what is to be confirmed; their words are not needed for the first paint of most homes. */
const OtherMatter = lazy(async () => {
  const [matter] = await Promise.all([import('./other-matter.tsx'), loadNamespaces(['todo'])]);
  return matter;
});

interface TodoCardProps {
  balance: number | undefined;
  readerId: number;
  /** The question about the privacy notice, which another module asks. */
  consent: ReactNode;
  /** What is decided at once about matters of other modules. */
  acts: MatterActs;
}

/** The home page draws it once the list has come. */
export function TodoCard({ isNew, ...props }: TodoCardProps & { isNew: boolean }) {
  const { t } = useTranslation('home');
  const todo = useQuery(todoQuery);
  const page = todo.data && {
    items: todo.data.items,
    total: todo.data.items.length + todo.data.more,
  };
  const list = useStillList(page, { listKey: 'todo', keyOf, useGone });
  const title = t('todo');
  if (!page) {
    return (
      <Section title={title}>
        <LoadTrouble query={todo} />
      </Section>
    );
  }
  const heading = (
    <>
      {title} {page.total > 0 && <Aside>{page.total}</Aside>}
    </>
  );
  const isEmpty = list.rows?.length === 0;
  if (isEmpty && isNew) return null;
  return (
    <Section title={heading} className={isEmpty ? css.empty : css.card} isEmpty={isEmpty}>
      <div className={css.arrivals}>
        <Arrivals list={list} words={(count) => t('newcomers', { count })} />
      </div>
      {isEmpty ? <Soft>{t('nothingWaits')}</Soft> : <Matters {...props} list={list} />}
    </Section>
  );
}

/** What waits no more is told of in one sentence; of an exchange, what became of it. */
function useGone(missing: readonly TodoItem[]): ReadonlyMap<TodoItem, string> {
  const { t } = useTranslation('home');
  const exchanges = useGoneExchanges(
    missing.flatMap((item) => (item.kind === 'confirm' ? item.exchange : [])),
  );
  const sentence = (item: TodoItem) =>
    item.kind === 'confirm' ? exchanges.get(item.exchange) : t('settled');
  return new Map(
    missing.flatMap((item): [TodoItem, string][] => {
      const words = sentence(item);
      return words === undefined ? [] : [[item, words]];
    }),
  );
}

/** The first of them, or all. What is not in sight keeps its place below. */
function Matters({
  list,
  balance,
  readerId,
  consent,
  acts,
}: TodoCardProps & { list: StillList<TodoItem> }) {
  const { t } = useTranslation('home');
  const [isWhole, setWhole] = useState(false);
  const [toCancel, setToCancel] = useState<PendingExchange>();
  const { confirm, cancel } = useExchangeActions('own');
  const { rows = [], total = 0 } = list;
  const more = total - rows.length;
  return (
    <>
      <Rows>
        {rows.map((item, index) => (
          <li
            key={keyOf(item)}
            hidden={!isWhole && index >= IN_SIGHT}
            data-face={item.kind === 'confirm' || undefined}
            {...covered(list.lineFor(item), css.line)}
          >
            {item.kind === 'confirm' ? (
              <>
                <Avatar
                  pictureOf={item.exchange.userFromId}
                  name={item.exchange.userFromDisplayName}
                />
                <PendingMatter
                  {...{ exchange: item.exchange, balance, readerId }}
                  onConfirm={confirm}
                  onCancel={setToCancel}
                />
              </>
            ) : (
              <Suspense fallback={<TextSkeleton lines={2} />}>
                {item.kind === 'consent' ? (
                  consent
                ) : (
                  <OtherMatter {...{ item, acts }} place={keyOf(item)} />
                )}
              </Suspense>
            )}
            <Cover>{list.lineFor(item)}</Cover>
          </li>
        ))}
      </Rows>
      {!isWhole && rows.length > IN_SIGHT && (
        <div>
          <Button kind="quiet" onClick={(event) => showRest(event, IN_SIGHT, () => setWhole(true))}>
            {t('all', { count: total })}
          </Button>
        </div>
      )}
      {isWhole && more > 0 && <p className={css.foot}>{t('more', { count: more })}</p>}
      <Suspense>
        <CancelOwnDialog
          exchange={toCancel}
          onClose={() => setToCancel(undefined)}
          onUndo={cancel}
        />
      </Suspense>
    </>
  );
}
