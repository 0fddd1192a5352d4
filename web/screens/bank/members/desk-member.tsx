/** What the desk does for one member: their card, their statement on paper, a call, an invitation. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/people/accounts.ts';
import { loginOf } from '#contract/people/members.ts';
import { personName } from '#contract/person-name.ts';
import { hasRoom } from '#web/api/session.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { phoneCallPath } from '#web/desk-paths.ts';
import { bankOfUserQuery } from '#web/features/banks/banks/queries.ts';
import { InviteDialog } from '#web/features/paper/desk/invite-dialog.tsx';
import { PrintCardButton } from '#web/features/paper/desk/member-card.tsx';
import { sentenceDay, sentenceMoment } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';

/** Says calmly how it goes with somebody who does not use e-mail, and how that may change. */
export function DeskNotice({ member }: { member: User }) {
  const { t } = useTranslation('desk-work');
  const [isInviting, setInviting] = useState(false);
  const { id, name, email, invitedAt } = member;
  return (
    <>
      <Notice
        action={
          <Button small kind="secondary" onClick={() => setInviting(true)}>
            {t(loginOf(member) === 'invited' ? 'invite.again' : 'invite.act')}
          </Button>
        }
      >
        <p>{t('desk.note', { name })}</p>
        <p>
          <Invitation email={email} invitedAt={invitedAt} />
        </p>
      </Notice>
      <InviteDialog
        member={{ id, name: personName(member), email }}
        isOpen={isInviting}
        onClose={() => setInviting(false)}
      />
    </>
  );
}

/** Letters to somebody with a login come back (specification §31). */
export function FailingMail({ member, children }: { member: User; children: ReactNode }) {
  const { t } = useTranslation('desk-work');
  const { email, mailFailsSince } = member;
  if (email === null || mailFailsSince === undefined) return null;
  return (
    <Notice tone="warning" action={children}>
      <p>{t('desk.failing', { email, day: sentenceDay(mailFailsSince, currentLanguage()) })}</p>
    </Notice>
  );
}

/** No address, nobody has written to it, or an invitation went there. */
function Invitation({ email, invitedAt }: Pick<User, 'email' | 'invitedAt'>) {
  const { t } = useTranslation('desk-work');
  if (email === null) return t('desk.withoutEmail');
  if (!invitedAt) return t('desk.toInvite', { email });
  return t('desk.invited', { email, day: sentenceMoment(invitedAt, currentLanguage()) });
}

/** Prints the card. */
export function CardButton({ member }: { member: User }) {
  const { userId, userBankId } = useSignedIn();
  const { data: bank } = useQuery(bankOfUserQuery(userId, userBankId));
  const { number } = member;
  return number !== null && <PrintCardButton name={personName(member)} {...{ number, bank }} />;
}

/** Buttons beside the one that changes the member. */
export function DeskActs({ id }: { id: number }) {
  const { t } = useTranslation('members');
  const session = useSignedIn();
  return (
    <>
      {hasRoom(session, 'paper') && (
        <ButtonLink small kind="secondary" to={`${paths.bankStatements}?person=${id}`}>
          {t('member.statement')}
        </ButtonLink>
      )}
      <ButtonLink small kind="secondary" to={phoneCallPath(id)}>
        {t('member.call')}
      </ButtonLink>
    </>
  );
}
