/** Opens one exchange beside the list: its number at the desk, a button on a phone. */
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { useOpenExchange } from '../use-open-exchange.ts';
import css from './desk.module.css';

/** The number of an exchange, to be pressed. */
export function NumberButton({ id }: { id: number }) {
  const { t } = useTranslation('exchanges');
  const { open } = useOpenExchange();
  return (
    <button
      type="button"
      className={css.number}
      aria-label={t('one.openIt', { id })}
      onClick={() => open(id)}
    >
      {id}
    </button>
  );
}

/** The same for a card, where the number is not shown. */
export function DetailsButton({ id }: { id: number }) {
  const { t } = useTranslation('exchanges');
  const { open } = useOpenExchange();
  return (
    <Button
      small
      kind="quiet"
      className={css.onPhone}
      aria-label={t('one.openIt', { id })}
      onClick={() => open(id)}
    >
      {t('one.open')}
    </Button>
  );
}
