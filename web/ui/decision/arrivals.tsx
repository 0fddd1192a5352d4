/** Says that the list has new rows, and shows them when the reader asks. */
import { useTranslation } from 'react-i18next';
import { Button } from '../button.tsx';
import css from './decision.module.css';
import type { StillList } from './use-still-list.ts';

interface ArrivalsProps {
  list: Pick<StillList<unknown>, 'arrived' | 'hasMore' | 'show'>;
  /** "1 new exchange, show it". */
  words: (count: number) => string;
}

/** Has its place above the list from the beginning, so that nothing moves when it appears. */
export function Arrivals({ list, words }: ArrivalsProps) {
  const { t } = useTranslation('ui');
  const { arrived, hasMore, show } = list;
  const isShown = arrived > 0 || hasMore;
  return (
    <div className={css.arrivals} role="status">
      {isShown && (
        <Button small kind="secondary" onClick={show}>
          {arrived > 0 ? words(arrived) : t('decision.showMore')}
        </Button>
      )}
    </div>
  );
}
