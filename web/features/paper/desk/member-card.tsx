/** The card of a member on paper: bank, name and number, the size of a bank card, to be cut out. */
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/paper/paper.tsx';
import { usePaper } from '#web/ui/paper/use-paper.ts';
import css from './member-card.module.css';

interface MemberCardProps {
  /** Given name first. */
  name: string;
  number: number;
  bank: { name: string; phone: string; email: string } | undefined;
}

/** The button that prints it. */
export function PrintCardButton({ name, number, bank }: MemberCardProps) {
  const { t } = useTranslation('desk-work');
  const { sheets, print } = usePaper<true>();
  return (
    <>
      <Button kind="secondary" small onClick={() => print(true)}>
        {t('card.print')}
      </Button>
      {sheets && (
        <Sheet>
          <div className={css.card}>
            <p className={css.bank}>{bank?.name}</p>
            <p className={css.kind}>
              {t('card.kind')} <strong>{t('card.number', { number })}</strong>
            </p>
            <p className={css.name}>{name}</p>
            <p className={css.reach}>
              {bank && t('card.reach', { how: bank.phone || bank.email })}
            </p>
          </div>
        </Sheet>
      )}
    </>
  );
}
