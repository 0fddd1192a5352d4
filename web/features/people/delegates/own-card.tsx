/** On one's own profile: who acts for me, and for whom I act; either can be ended here. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Delegation } from '#contract/people/delegates.ts';
import { read } from '#web/api/read.ts';
import { onDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { Line, Lines } from '#web/ui/page/lines.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { EndButton } from './end-button.tsx';
import { useActFor } from './use-act-for.ts';

/** A card for members. */
export function OwnDelegationsCard() {
  const { t } = useTranslation('trust');
  const actFor = useActFor();
  const own = useQuery(read('listOwnProxies'));
  const { trusted = [], actsFor = [] } = own.data ?? {};
  return (
    <Card>
      <Stack gap="small">
        <p>{t('own.lead')}</p>
        <Loaded query={own} skeleton={<TextSkeleton lines={2} />} />
        {own.data && trusted.length + actsFor.length === 0 && <p>{t('own.none')}</p>}
        {trusted.length + actsFor.length > 0 && (
          <Lines>
            {actsFor.map((delegation) => (
              <DelegationLine
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
                    void actFor({
                      personId: delegation.personId,
                      name: delegation.personName,
                      isBody: delegation.isBody,
                    })
                  }
                >
                  {t('own.act', { name: delegation.personName })}
                </Button>
                <EndButton delegation={delegation} by="delegate" />
              </DelegationLine>
            ))}
            {trusted.map((delegation) => (
              <DelegationLine
                key={delegation.id}
                pictureOf={delegation.delegateId}
                name={delegation.delegateName}
                words={t('own.trusted', { name: delegation.delegateName })}
                signedOn={delegation.signedOn}
              >
                <EndButton delegation={delegation} by="member" />
              </DelegationLine>
            ))}
          </Lines>
        )}
      </Stack>
    </Card>
  );
}

interface DelegationLineProps extends Pick<Delegation, 'signedOn'> {
  pictureOf: number;
  name: string;
  words: string;
  children: ReactNode;
}

/** One other person, since when, and what may be done. */
export function DelegationLine({
  pictureOf,
  name,
  words,
  signedOn,
  children,
}: DelegationLineProps) {
  const { t } = useTranslation('trust');
  return (
    <Line
      picture={<Avatar pictureOf={pictureOf} name={name} />}
      title={words}
      more={t('signed', { day: onDay(signedOn, currentLanguage()) })}
    >
      {children}
    </Line>
  );
}
