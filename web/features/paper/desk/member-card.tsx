/** The card of a member on paper: bank, name and number, the size of a bank card, to be cut out. */
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/paper/paper.tsx';
import { usePaper } from '#web/ui/paper/use-paper.ts';
import css from './member-card.module.css';

interface Named {
  /** Given name first. */
  name: string;
  number: number;
}

interface OfBank {
  bank: { name: string; phone: string; email: string } | undefined;
}

/** The button that prints it. */
export function PrintCardButton({ bank, ...named }: Named & OfBank) {
  const { t } = useTranslation('desk-work');
  const { sheets, print } = usePaper<true>();
  return (
    <>
      <Button kind="secondary" small onClick={() => print(true)}>
        {t('card.print')}
      </Button>
      {sheets && <CardSheets people={[named]} bank={bank} />}
    </>
  );
}

const ON_A_SHEET = 8;

/** The cards of these people, eight to a sheet of A4. */
export function CardSheets({ people, bank }: OfBank & { people: readonly Named[] }) {
  const sheets = Array.from({ length: Math.ceil(people.length / ON_A_SHEET) }, (_, sheet) =>
    people.slice(sheet * ON_A_SHEET, (sheet + 1) * ON_A_SHEET),
  );
  return (
    <Sheet>
      {sheets.map((some) => (
        <div key={some[0]?.number} className={css.sheet}>
          {some.map((person) => (
            <CardFace key={person.number} {...person} bank={bank} />
          ))}
        </div>
      ))}
    </Sheet>
  );
}

function CardFace({ name, number, bank }: Named & OfBank) {
  const { t } = useTranslation('desk-work');
  return (
    <div className={css.card}>
      <p className={css.bank}>{bank?.name}</p>
      <p className={css.kind}>
        {t('card.kind')} <strong>{t('card.number', { number })}</strong>
      </p>
      <p className={css.name}>{name}</p>
      <p className={css.reach}>{bank && t('card.reach', { how: bank.phone || bank.email })}</p>
    </div>
  );
}
