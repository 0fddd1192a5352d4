/** Registering somebody who signed the form on paper (specification §12). */
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Member } from '#contract/people/members.ts';
import { personName } from '#contract/person-name.ts';
import { read } from '#web/api/read.ts';
import { hasRoom } from '#web/api/session.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { bankOfUserQuery } from '#web/features/banks/banks/queries.ts';
import { RoomOffers } from '#web/features/banks/rooms/room-offers.tsx';
import { InviteDialog } from '#web/features/paper/desk/invite-dialog.tsx';
import { PrintCardButton } from '#web/features/paper/desk/member-card.tsx';
import { NewMemberForm } from '#web/features/paper/desk/new-member-form.tsx';
import { refreshSession } from '#web/features/people/accounts/session-upkeep.ts';
import { GuardianFields } from '#web/features/people/guardians/guardian-fields.tsx';
import { currentLanguage } from '#web/i18n/index.ts';
import { memberPath } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { Narrow } from '../frame/narrow.tsx';

/** /bank-members-new */
export default function NewMember() {
  const { t } = useTranslation(['desk-work', 'minors']);
  const leastAge = useLeastAge();
  const { userId, userBankId } = useSignedIn();
  const { data: bank, isPending } = useQuery(bankOfUserQuery(userId, userBankId));
  const navigate = useNavigate();
  const [registered, setRegistered] = useState<Member>();
  return (
    <Narrow gap="small">
      <PageTitle>{t('register.title')}</PageTitle>
      {registered ? (
        <Registered member={registered} onAnother={() => setRegistered(undefined)} />
      ) : (
        <>
          <p>{t('register.lead')}</p>
          <Card>
            {!isPending && (
              <NewMemberForm
                locale={bank?.locale ?? currentLanguage()}
                onRegistered={setRegistered}
                onReadmitted={({ id }) => void navigate(memberPath(id))}
                leastAge={leastAge}
                guardian={(fieldOf) => (
                  <>
                    <p>{t('minors:fields.intro')}</p>
                    <GuardianFields fieldOf={fieldOf} />
                  </>
                )}
              />
            )}
          </Card>
        </>
      )}
    </Narrow>
  );
}

/** The age that the bank asks for: none where its room of associations is closed. */
function useLeastAge(): number {
  const enabled = hasRoom(useSignedIn(), 'association');
  const { data } = useQuery(read('listBankRules', {}, { enabled }));
  const value = data?.find(({ name }) => name === 'age-least')?.value;
  return typeof value === 'number' ? value : 0;
}

/** Takes the focus: the form has gone. */
function Registered({ member, onAnother }: { member: Member; onAnother: () => void }) {
  const { t } = useTranslation('desk-work');
  const { userId, userBankId } = useSignedIn();
  const { data: bank } = useQuery(bankOfUserQuery(userId, userBankId));
  const [isInviting, setInviting] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => notice.current?.focus(), []);
  const name = personName(member);
  const { id, number, email } = member;
  return (
    <div ref={notice} tabIndex={-1}>
      <Notice
        tone="success"
        title={t('registered.title', { name })}
        isLive
        action={
          <Acts gap="tight">
            <PrintCardButton {...{ name, number, bank }} />
            {email !== null && (
              <Button small kind="secondary" onClick={() => setInviting(true)}>
                {t('invite.act')}
              </Button>
            )}
            <ButtonLink small kind="secondary" to={memberPath(id)}>
              {t('registered.look')}
            </ButtonLink>
            <Button small onClick={onAnother}>
              {t('registered.another')}
            </Button>
          </Acts>
        }
      >
        {t('registered.text', { number })}
      </Notice>
      {email === null && <RoomOffers only="paper" onChanged={refreshSession} />}
      <InviteDialog
        member={{ id, name, email }}
        isOpen={isInviting}
        onClose={() => setInviting(false)}
      />
    </div>
  );
}
