/** The members of the bank (specification §2, /bank-members). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Member } from '#contract/members.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { ExportButton } from '#web/features/members/desk/export-button.tsx';
import { MembersTable } from '#web/features/members/desk/members-table.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { EditMemberDialog } from './members/edit-member-dialog.tsx';
import { MembersNav } from './members/members-nav.tsx';

/** /bank-members */
export default function Members() {
  const { t } = useTranslation('members');
  const { userId } = useSignedIn();
  const [edited, setEdited] = useState<Member>();
  return (
    <Stack>
      <PageTitle tab={t('list.title')} aside={<ExportButton />}>
        {t('list.title')}
      </PageTitle>
      <MembersNav />
      <MembersTable onEdit={setEdited} />
      <EditMemberDialog
        member={edited}
        isOwn={edited?.id === userId}
        onClose={() => setEdited(undefined)}
      />
    </Stack>
  );
}
