/** Everything the desk knows of one member, and what it may do with them. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { User } from '#contract/people/accounts.ts';
import { isBody, personName } from '#contract/person-name.ts';
import { hasRoom } from '#web/api/session.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { newBankExchangePath } from '#web/desk-paths.ts';
import { MemberArrangementsPart } from '#web/features/board/arrangements/desk-list.tsx';
import { MemberRestsPart } from '#web/features/board/attention/member-rests.tsx';
import { WriteLinks } from '#web/features/board/parts/write-links.tsx';
import { MemberExchanges } from '#web/features/hours/desk/member-exchanges.tsx';
import { ClosingDialog } from '#web/features/hours/fund/closing-dialog.tsx';
import { ExchangePanel } from '#web/features/hours/parts/exchange-panel.tsx';
import { MemberBooks } from '#web/features/paper/cheques/books/member-books.tsx';
import { MemberNotePart } from '#web/features/paper/desk/member-note.tsx';
import { PastExchanges } from '#web/features/paper/imports/past-exchanges.tsx';
import { MemberFactorPart } from '#web/features/people/accounts/security/member-factor.tsx';
import { refreshSession } from '#web/features/people/accounts/session-upkeep.ts';
import { MemberCompanyPart } from '#web/features/people/companions/member-part.tsx';
import { MemberDelegationsPart } from '#web/features/people/delegates/member-card.tsx';
import { MemberGuardianPart } from '#web/features/people/guardians/member-part.tsx';
import { CardNumberDialog } from '#web/features/people/members/desk/card-number-dialog.tsx';
import { MemberBandPart } from '#web/features/people/members/desk/member-band.tsx';
import { MemberFacts } from '#web/features/people/members/desk/member-facts.tsx';
import { MemberTrail } from '#web/features/people/members/desk/member-trail.tsx';
import { RemoveMemberDialog } from '#web/features/people/members/desk/remove-member-dialog.tsx';
import { RoleDialog } from '#web/features/people/members/desk/role-dialog.tsx';
import { MemberRegisterPart } from '#web/features/people/register/member-part.tsx';
import { MemberSkillsPart } from '#web/features/people/skills/skills-card.tsx';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { More } from '#web/ui/page/more.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { FoldRows } from '#web/ui/page/rows.tsx';
import { SkeletonBar, TextSkeleton } from '#web/ui/skeleton.tsx';
import { CardButton, DeskActs, DeskNotice, FailingMail } from './desk-member.tsx';
import { EditMemberDialog } from './edit-member-dialog.tsx';
import css from './member.module.css';
import { NameDelegate } from './name-delegate.tsx';

/** The page below the way back: who it is and the statement in sight, the rest in one line each. */
export function WholeMember({ member }: { member: User }) {
  const { t } = useTranslation(['members', 'notices', 'bodies']);
  const session = useSignedIn();
  const { userId } = session;
  const [isEdited, setEdited] = useState(false);
  const { id } = member;
  const isOwn = id === userId;
  const isAdmin = member.role === 'ADMIN';
  const hasLogin = member.access === 'self';
  const name = personName(member);
  const isOfBody = isBody(member);
  return (
    <>
      <PageTitle
        tab={name}
        aside={
          <>
            <ButtonLink to={newBankExchangePath(id)}>{t('member.record')}</ButtonLink>
            <RareActs member={member} isOwn={isOwn} />
          </>
        }
      >
        <span className={css.named}>
          <Avatar pictureOf={id} name={name} />
          <span>
            {name} {isAdmin && <Badge>{t('list.administrator')}</Badge>}
            {isOfBody && <Badge>{t('list.body')}</Badge>}
          </span>
        </span>
      </PageTitle>
      <Stack gap="medium">
        {!hasLogin && !isOfBody && <DeskNotice member={member} />}
        <FailingMail member={member}>
          <Button kind="secondary" small onClick={() => setEdited(true)}>
            {t('list.edit')}
          </Button>
        </FailingMail>
        <div className={css.sides}>
          <MemberFacts member={member}>
            {isOfBody ? (
              <ButtonLink kind="secondary" small to={paths.bankBodies}>
                {t('bodies:list.change')}
              </ButtonLink>
            ) : (
              <Button kind="secondary" small onClick={() => setEdited(true)}>
                {t('list.edit')}
              </Button>
            )}
            <DeskActs id={id} />
            <WriteLinks phone={member.phone} sentence={t('notices:chat.hello')} />
          </MemberFacts>
          <MemberExchanges id={id} name={name} bank={member.bankName} />
        </div>
        <PastExchanges personId={id} />
        <FoldRows>
          <MemberNotePart id={id} name={name} />
          {!isOfBody && <MemberRestsPart id={id} name={member.name} />}
          {hasRoom(session, 'association') && <MemberRegisterPart id={id} name={name} />}
          {hasRoom(session, 'association') && <MemberGuardianPart id={id} />}
          {!isOfBody && <MemberCompanyPart id={id} name={name} />}
          <MemberBandPart id={id} name={name} isOwn={isOwn} />
          <MemberDelegationsPart id={id} name={name} isBody={isOfBody}>
            <NameDelegate id={id} name={name} isBody={isOfBody} />
          </MemberDelegationsPart>
          {!isOfBody && (
            <MemberSkillsPart id={id} name={name} number={member.number} bank={member.bankName} />
          )}
          {hasRoom(session, 'paper') && (
            <MemberBooks personId={id} name={isOfBody ? name : member.name} />
          )}
          {hasLogin && !isAdmin && <MemberFactorPart id={id} name={name} />}
          <MemberArrangementsPart personId={id} />
          <MemberTrail id={id} />
        </FoldRows>
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

interface RareActsProps {
  member: User;
  isOwn: boolean;
}

/** Behind three dots: the card on paper, the administration, closing the account. */
function RareActs({ member, isOwn }: RareActsProps) {
  const { t } = useTranslation(['members', 'closing']);
  const [asked, ask] = useState<'number' | 'role' | 'closing' | 'exclusion'>();
  const navigate = useNavigate();
  const close = () => ask(undefined);
  const leave = async () => navigate(paths.bankMembers);
  const { id, role, access } = member;
  const name = personName(member);
  const isAdmin = role === 'ADMIN';
  return (
    <>
      <More
        label={
          <>
            <svg width="24" height="24" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
              <circle cx="4" cy="12" r="2.25" />
              <circle cx="12" cy="12" r="2.25" />
              <circle cx="20" cy="12" r="2.25" />
            </svg>
            <span className="visually-hidden">{t('member.more', { name })}</span>
          </>
        }
      >
        <CardButton member={member} />
        <Button kind="secondary" small onClick={() => ask('number')}>
          {t('cardNumber.act')}
        </Button>
        {access === 'self' && (
          <Button kind="secondary" small onClick={() => ask('role')}>
            {t(isAdmin ? 'role.take' : 'role.give')}
          </Button>
        )}
        {!isAdmin && (
          <Button kind="secondary" small onClick={() => ask('closing')}>
            {t('closing:act')}
          </Button>
        )}
      </More>
      <CardNumberDialog member={member} isOpen={asked === 'number'} onClose={close} />
      <RoleDialog
        member={member}
        isOwn={isOwn}
        isOpen={asked === 'role'}
        onClose={close}
        onOwnTaken={() => void refreshSession()}
      />
      <ClosingDialog
        id={id}
        name={name}
        isOpen={asked === 'closing'}
        onClose={close}
        onDone={leave}
        onExclude={() => ask('exclusion')}
      />
      <RemoveMemberDialog
        member={asked === 'exclusion' ? member : undefined}
        onClose={close}
        onRemoved={leave}
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
