/** On one's own profile: who acts for me, and for whom I act; either can be ended here. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Delegation } from '#contract/delegates.ts';
import { onDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import css from './delegations.module.css';
import { EndButton } from './end-button.tsx';
import { ownDelegationsQuery } from './queries.ts';
import { useActFor } from './use-act-for.ts';

/** A card for members. */
export function OwnDelegationsCard() {
  const { t } = useTranslation('trust');
  const actFor = useActFor();
  const own = useQuery(ownDelegationsQuery);
  const { trusted = [], actsFor = [] } = own.data ?? {};
  return (
    <Card title={t('own.title')}>
      <p>{t('own.lead')}</p>
      {own.isPending && <TextSkeleton lines={2} />}
      {own.isError && !own.data && <LoadTrouble query={own} />}
      {own.data && trusted.length + actsFor.length === 0 && (
        <p className={css.soft}>{t('own.none')}</p>
      )}
      {trusted.length + actsFor.length > 0 && (
        <ul className={css.list}>
          {actsFor.map((delegation) => (
            <Line
              key={delegation.id}
              pictureOf={delegation.personId}
              name={delegation.personName}
              words={t('own.actsFor', { name: delegation.personName })}
              signedOn={delegation.signedOn}
            >
              <Button
                kind="secondary"
                small
                onClick={() =>
                  void actFor({ personId: delegation.personId, name: delegation.personName })
                }
              >
                {t('own.act', { name: delegation.personName })}
              </Button>
              <EndButton delegation={delegation} by="delegate" />
            </Line>
          ))}
          {trusted.map((delegation) => (
            <Line
              key={delegation.id}
              pictureOf={delegation.delegateId}
              name={delegation.delegateName}
              words={t('own.trusted', { name: delegation.delegateName })}
              signedOn={delegation.signedOn}
            >
              <EndButton delegation={delegation} by="member" />
            </Line>
          ))}
        </ul>
      )}
    </Card>
  );
}

interface LineProps extends Pick<Delegation, 'signedOn'> {
  pictureOf: number;
  name: string;
  words: string;
  children: ReactNode;
}

/** One other person, since when, and what may be done. */
export function Line({ pictureOf, name, words, signedOn, children }: LineProps) {
  const { t } = useTranslation('trust');
  return (
    <li className={css.line}>
      <Avatar pictureOf={pictureOf} name={name} />
      <div className={css.words}>
        <p>{words}</p>
        <p className={css.soft}>{t('signed', { day: onDay(signedOn, currentLanguage()) })}</p>
      </div>
      <div className={css.acts}>{children}</div>
    </li>
  );
}
