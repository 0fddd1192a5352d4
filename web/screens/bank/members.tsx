/** The members of the bank (specification §2, /bank-members). */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SEARCH_MAX } from '#contract/limits.ts';
import type { Member } from '#contract/people/members.ts';
import { personName } from '#contract/person-name.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { bankOfUserQuery } from '#web/features/banks/banks/queries.ts';
import { InvitationsCard } from '#web/features/paper/desk/invitations-card.tsx';
import { CardSheets } from '#web/features/paper/desk/member-card.tsx';
import { ColumnsButton } from '#web/features/people/members/desk/chosen-columns.tsx';
import {
  ExportButton,
  LoginFilter,
  MembersList,
  useMembersPage,
} from '#web/features/people/members/desk/members-list.tsx';
import { PrintMembers } from '#web/features/people/members/desk/print-members.tsx';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { SearchField } from '#web/ui/table/search-field.tsx';
import { EditMemberDialog } from './members/edit-member-dialog.tsx';
import css from './members/member.module.css';
import { MembersNav } from './members/members-nav.tsx';

/** /bank-members */
export default function Members() {
  const { t } = useTranslation('members');
  const { userId, userBankId } = useSignedIn();
  const { data: bank } = useQuery(bankOfUserQuery(userId, userBankId));
  const { q, search } = useMembersPage();
  const [edited, setEdited] = useState<Member>();
  return (
    <Stack gap="tight">
      <PageTitle
        tab={t('list.title')}
        aside={
          <>
            <SearchField
              isInTitle
              label={t('search')}
              value={q}
              maxLength={SEARCH_MAX}
              onSearch={search}
            />
            <ButtonLink small to={paths.bankNewMember}>
              {t('list.register')}
            </ButtonLink>
            <ButtonLink small kind="secondary" to={paths.bankImport}>
              {t('list.import')}
            </ButtonLink>
            <PrintMembers
              bank={bank?.name}
              cards={(rows) => (
                <CardSheets
                  bank={bank}
                  people={rows.map((row) => ({ name: personName(row), number: row.number }))}
                />
              )}
            />
            <ExportButton />
          </>
        }
      >
        {t('list.title')}
      </PageTitle>
      <div className={css.lists}>
        <MembersNav />
        <Acts gap="wide" className={`${css.views} print-hidden`}>
          <LoginFilter />
          <ColumnsButton />
        </Acts>
      </div>
      <MembersList onEdit={setEdited} />
      <div className="print-hidden">
        <InvitationsCard />
      </div>
      <EditMemberDialog
        member={edited}
        isOwn={edited?.id === userId}
        onClose={() => setEdited(undefined)}
      />
    </Stack>
  );
}
