/** Everything the desk knows of one member, and what it may do with them. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { User } from '#contract/people/accounts.ts';
import { personName } from '#contract/person-name.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { MemberExchanges } from '#web/features/hours/desk/member-exchanges.tsx';
import { ClosingDialog } from '#web/features/hours/fund/closing-dialog.tsx';
import { ExchangePanel } from '#web/features/hours/parts/exchange-panel.tsx';
import { MemberBooks } from '#web/features/paper/cheques/books/member-books.tsx';
import { MemberNoteCard } from '#web/features/paper/desk/member-note.tsx';
import { PastExchanges } from '#web/features/paper/imports/past-exchanges.tsx';
import { MemberFactorCard } from '#web/features/people/accounts/security/member-factor.tsx';
import { refreshSession } from '#web/features/people/accounts/session-upkeep.ts';
import { MemberDelegationsCard } from '#web/features/people/delegates/member-card.tsx';
import { MemberBandCard } from '#web/features/people/members/desk/member-band.tsx';
import { MemberFacts } from '#web/features/people/members/desk/member-facts.tsx';
import { MemberTrail } from '#web/features/people/members/desk/member-trail.tsx';
import { RemoveMemberDialog } from '#web/features/people/members/desk/remove-member-dialog.tsx';
import { RoleButton } from '#web/features/people/members/desk/role-button.tsx';
import { MemberSkillsCard } from '#web/features/people/skills/skills-card.tsx';
import { newBankExchangePath, paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { SkeletonBar, TextSkeleton } from '#web/ui/skeleton.tsx';
import { DeskActs, DeskNotice } from './desk-member.tsx';
import { EditMemberDialog } from './edit-member-dialog.tsx';
import css from './member.module.css';
import { NameDelegate } from './name-delegate.tsx';

/** The page below the way back. */
export function WholeMember({ member }: { member: User }) {
  const { t } = useTranslation('members');
  const { userId } = useSignedIn();
  const [isEdited, setEdited] = useState(false);
  const isOwn = member.id === userId;
  const isAdmin = member.role === 'ADMIN';
  const hasLogin = member.access === 'self';
  const name = personName(member);
  return (
    <>
      <PageTitle
        tab={name}
        aside={<ButtonLink to={newBankExchangePath(member.id)}>{t('member.record')}</ButtonLink>}
      >
        <span className={css.named}>
          <Avatar pictureOf={member.id} name={name} />
          {name} {isAdmin && <Badge>{t('list.administrator')}</Badge>}
        </span>
      </PageTitle>
      <Stack>
        {!hasLogin && <DeskNotice member={member} />}
        <MemberFacts member={member}>
          <Button kind="secondary" small onClick={() => setEdited(true)}>
            {t('list.edit')}
          </Button>
          {hasLogin && (
            <RoleButton member={member} isOwn={isOwn} onOwnTaken={() => void refreshSession()} />
          )}
          <DeskActs member={member} />
          {!isAdmin && <CloseButton id={member.id} name={name} />}
          {!isAdmin && <RemoveButton member={member} />}
        </MemberFacts>
        <MemberNoteCard id={member.id} name={name} />
        <MemberExchanges id={member.id} name={name} bank={member.bankName} />
        <PastExchanges personId={member.id} />
        <MemberSkillsCard
          id={member.id}
          name={name}
          number={member.number}
          bank={member.bankName}
        />
        <MemberBandCard id={member.id} name={name} isOwn={isOwn} />
        <MemberDelegationsCard id={member.id} name={name}>
          <NameDelegate id={member.id} name={name} />
        </MemberDelegationsCard>
        <MemberBooks personId={member.id} name={member.name} />
        {hasLogin && !isAdmin && <MemberFactorCard id={member.id} name={name} />}
        <MemberTrail id={member.id} />
      </Stack>
      <ExchangePanel perspective="bank" />
      <EditMemberDialog
        member={isEdited ? member : undefined}
        isOwn={isOwn}
        onClose={() => setEdited(false)}
      />
    </>
  );
}

/** The page while the member has not come. */
export function MemberSkeleton() {
  return (
    <div className={css.skeleton}>
      <Stack gap="small">
        <SkeletonBar width="16rem" />
        <Card>
          <TextSkeleton lines={5} />
        </Card>
      </Stack>
    </div>
  );
}

function CloseButton({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('closing');
  const [isAsked, setAsked] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <Button kind="secondary" small onClick={() => setAsked(true)}>
        {t('act')}
      </Button>
      <ClosingDialog
        id={id}
        name={name}
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onDone={() => navigate(paths.bankMembers)}
      />
    </>
  );
}

function RemoveButton({ member }: { member: User }) {
  const { t } = useTranslation('members');
  const [isAsked, setAsked] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <Button kind="danger" small onClick={() => setAsked(true)}>
        {t('list.remove')}
      </Button>
      <RemoveMemberDialog
        member={isAsked ? member : undefined}
        onClose={() => setAsked(false)}
        onRemoved={async () => navigate(paths.bankMembers)}
      />
    </>
  );
}
