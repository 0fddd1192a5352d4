/** The cards of the desk's first page: heads and links alone (specification §2). */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { BankFigures } from '#contract/banks/banks.ts';
import { Count } from '#web/ui/frame/header.tsx';
import { Fold } from '#web/ui/page/fold.tsx';
import css from './desk-cards.module.css';
import { DESK_CARDS, type DeskPlace } from './desk-places.ts';

interface DeskCardsProps {
  figures: BankFigures;
  /** What the card of the bank has besides, for a time. */
  ofBank?: readonly DeskPlace[];
}

/** All of them on one sheet: four in a row at the desk, one list on a phone. */
export function DeskCards({ figures, ofBank = [] }: DeskCardsProps) {
  return (
    <div className={css.sheet}>
      {DESK_CARDS.map((card) => (
        <DeskCard
          key={card.name}
          card={card.name === 'bank' ? { ...card, links: [...ofBank, ...card.links] } : card}
          figures={figures}
        />
      ))}
    </div>
  );
}

interface DeskCardProps {
  card: (typeof DESK_CARDS)[number];
  figures: BankFigures;
}

function DeskCard({ card: { name, links, rare }, figures }: DeskCardProps) {
  const { t } = useTranslation('bank-desk');
  const id = useId();
  return (
    <section className={css.card} aria-labelledby={id}>
      <h2 id={id} className={css.head}>
        {t(`places.cards.${name}`)}
      </h2>
      <Places links={links} figures={figures} />
      {rare && (
        <Fold title={t('places.more')} className={css.more}>
          <Places links={rare} figures={figures} />
        </Fold>
      )}
    </section>
  );
}

function Places({
  links,
  figures,
}: {
  links: DeskCardProps['card']['links'];
  figures: BankFigures;
}) {
  const { t } = useTranslation('bank-desk');
  return (
    <ul className={css.links}>
      {links.map(({ name, to, figure, shortcut }) => (
        <li key={name}>
          <Link to={to} aria-keyshortcuts={shortcut}>
            {t(`places.links.${name}`)}
          </Link>{' '}
          <Count of={figure && figures[figure]} />
        </li>
      ))}
    </ul>
  );
}
