/** On a member's page at the desk: who acts for them, and for whom they act. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { read } from '#web/api/read.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { Lines } from '#web/ui/page/lines.tsx';
import { PartRow } from '#web/ui/page/rows.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { EndButton } from './end-button.tsx';
import { DelegationLine } from './own-card.tsx';

interface MemberDelegationsProps {
  id: number;
  /** Given name first. */
  name: string;
  /** It is a body's: they are its referents. */
  isBody?: boolean;
  /** The button that names somebody. */
  children: ReactNode;
}

/** A line with their names, and what is behind it. */
export function MemberDelegationsPart({
  id,
  name,
  isBody = false,
  children,
}: MemberDelegationsProps) {
  const { t } = useTranslation('trust');
  const of = useQuery(read('listProxiesOf', { params: { id } }));
  const { trusted = [], actsFor = [] } = of.data ?? {};
  return (
    <PartRow
      title={t(isBody ? 'desk.ofBody.title' : 'desk.title')}
      now={trusted.map(({ delegateName }) => delegateName).join(', ')}
    >
      <Stack gap="small">
        <Loaded query={of} skeleton={<TextSkeleton lines={2} />} />
        {of.data && trusted.length === 0 && <p>{t('desk.none', { name })}</p>}
        {trusted.length + actsFor.length > 0 && (
          <Lines>
            {[...trusted, ...actsFor].map((delegation) => {
              const { personName: person, delegateName: delegate } = delegation;
              const isTrusted = delegation.personId === id;
              return (
                <DelegationLine
                  key={delegation.id}
                  pictureOf={isTrusted ? delegation.delegateId : delegation.personId}
                  name={isTrusted ? delegate : person}
                  words={t('desk.line', { person, delegate })}
                  signedOn={delegation.signedOn}
                >
                  <EndButton delegation={delegation} by="desk" />
                </DelegationLine>
              );
            })}
          </Lines>
        )}
        <div>{children}</div>
      </Stack>
    </PartRow>
  );
}
