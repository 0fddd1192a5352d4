/** The three cards of the home page: create an exchange, my exchanges, what awaits confirmation. */
import { useTranslation } from 'react-i18next';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card, CardGrid } from '#web/ui/page/card.tsx';
import css from './next-acts.module.css';

const CARDS = [
  { name: 'record', to: paths.newExchange, kind: 'primary' },
  { name: 'mine', to: paths.myExchanges, kind: 'secondary' },
  { name: 'awaiting', to: paths.awaitingExchanges, kind: 'secondary' },
] as const;

/** What I may do next. */
export function NextActs() {
  const { t } = useTranslation('exchanges');
  return (
    <CardGrid>
      {CARDS.map(({ name, to, kind }) => (
        <Card key={name} title={t(`home.cards.${name}.title`)} className={css.card}>
          <p className={css.text}>{t(`home.cards.${name}.text`)}</p>
          <ButtonLink to={to} kind={kind} wide>
            {t(`home.cards.${name}.act`)}
          </ButtonLink>
        </Card>
      ))}
    </CardGrid>
  );
}
