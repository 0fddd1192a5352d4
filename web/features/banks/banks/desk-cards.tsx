/** The cards of the desk's first page: heads and links alone (specification §2). */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { BankFigures } from '#contract/banks/banks.ts';
import { OPEN_FROM_BEFORE } from '#contract/banks/room-names.ts';
import { hasRoom } from '#web/api/session.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { Marked } from '#web/i18n/marked.tsx';
import { paths } from '#web/paths.ts';
import { Count } from '#web/ui/frame/header.tsx';
import { Fold } from '#web/ui/page/fold.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import css from './desk-cards.module.css';
import { DESK_CARDS, type DeskPlace } from './desk-places.ts';

interface DeskCardsProps {
  figures: BankFigures;
  /** The bank is beginning: each card has its first word, what the bank has opened, and what waits. */
  isSmall?: boolean;
  /** Somebody looks for help on the board: a bank that begins has its card. */
  hasRequests?: boolean;
  /** What the card of the bank has besides, for a time. */
  ofBank?: readonly DeskPlace[];
}

/** All of them on one sheet: four in a row at the desk, one list on a phone; nothing of a closed room. */
export function DeskCards(props: DeskCardsProps) {
  const { figures, isSmall = false, hasRequests = false, ofBank = [] } = props;
  const session = useSignedIn();
  const isAnyClosed = OPEN_FROM_BEFORE.some((name) => !hasRoom(session, name));
  const isOpen = ({ room }: Pick<Place, 'room'>) => hasRoom(session, room);
  const waits = ({ figure }: Place) => figure !== undefined && figures[figure] > 0;
  // What the bank has opened, it has opened to be used.
  const isUsed = (place: Place) => waits(place) || place.room !== undefined;
  const cards = DESK_CARDS.filter(
    ({ room, links, isLate }) =>
      hasRoom(session, room) && !(isSmall && isLate && !hasRequests && !links.some(waits)),
  ).map(({ name, links: all, rare = [] }) => {
    const open = [...(name === 'bank' ? ofBank : []), ...all].filter(isOpen);
    const links = isSmall ? open.filter((link, nth) => nth === 0 || isUsed(link)) : open;
    return { name, links, rare: rare.filter((link) => isOpen(link) && (!isSmall || link.room)) };
  });
  return (
    <>
      <div className={css.sheet}>
        {cards.map((card) => (
          <DeskCard key={card.name} card={card} figures={figures} />
        ))}
      </div>
      {isAnyClosed && <RoomsHint />}
    </>
  );
}

/** The way to what the bank has not opened. */
function RoomsHint() {
  const { t } = useTranslation('bank-desk');
  return (
    <Soft>
      <Marked text={t('places.rooms')} marks={{ a: <Link to={paths.bankRooms} /> }} />
    </Soft>
  );
}

type Place = (typeof DESK_CARDS)[number]['links'][number];

interface DeskCardProps {
  card: Pick<(typeof DESK_CARDS)[number], 'name' | 'links'> & { rare: readonly Place[] };
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
      {rare.length > 0 && (
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
