/** What the desk does for one member: their card, their statement on paper, a call, an invitation. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import { personName } from '#contract/person-name.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { bankOfUserQuery } from '#web/features/banks/queries.ts';
import { InviteDialog } from '#web/features/desk/invite-dialog.tsx';
import { PrintCardButton } from '#web/features/desk/member-card.tsx';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';

/** Says calmly how it goes with somebody who does not use e-mail, and how that may change. */
export function DeskNotice({ member }: { member: User }) {
  const { t } = useTranslation('desk-work');
  const [isInviting, setInviting] = useState(false);
  const { id, name, email } = member;
  return (
    <>
      <Notice
        action={
          <Button small kind="secondary" onClick={() => setInviting(true)}>
            {t('invite.act')}
          </Button>
        }
      >
        <p>{t('desk.note', { name })}</p>
        {email !== null && <p>{t('desk.invited', { email })}</p>}
      </Notice>
      <InviteDialog
        member={{ id, name: personName(member), email }}
        isOpen={isInviting}
        onClose={() => setInviting(false)}
      />
    </>
  );
}

/** Buttons beside those that change the member. */
export function DeskActs({ member }: { member: User }) {
  const { t } = useTranslation('members');
  const { userId, userBankId } = useSignedIn();
  const { data: bank } = useQuery(bankOfUserQuery(userId, userBankId));
  const { id, number } = member;
  return (
    <>
      {number !== null && <PrintCardButton name={personName(member)} {...{ number, bank }} />}
      <ButtonLink small kind="secondary" to={`${paths.bankStatements}?person=${id}`}>
        {t('member.statement')}
      </ButtonLink>
      <ButtonLink small kind="secondary" to={`${paths.bankPhoneCall}?person=${id}`}>
        {t('member.call')}
      </ButtonLink>
    </>
  );
}
