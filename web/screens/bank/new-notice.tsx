/** The desk posts a notice for a member (specification §20): `?kind=offer` begins with an offer. */

import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { NOTICE_KINDS } from '#contract/board/notices.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { noticePath } from '#web/errand-paths.ts';
import { NoticeFormFields } from '#web/features/board/notices/notice-form.tsx';
import { EMPTY_NOTICE } from '#web/features/board/notices/notice-values.ts';
import { PeopleField } from '#web/features/hours/desk/record/people-field.tsx';
import { isBody } from '#web/features/hours/parts/people.ts';
import { ActivityField } from '#web/features/hours/parts/terms-fields.tsx';
import { KeptDraft } from '#web/ui/form/kept-draft.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { ViewNav } from '#web/ui/page/section-nav.tsx';

/** /bank-board/new */
export default function BankNewNotice() {
  const { t } = useTranslation(['bank-board', 'notices']);
  const { userId, userBankId } = useSignedIn();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const kind = params.get('kind') === 'offer' ? 'offer' : 'request';
  const draft = `bank-notice:${userId}:${kind}`;
  return (
    <Stack>
      <PageTitle>{t('post.title')}</PageTitle>
      <p>{t('post.lead')}</p>
      <ViewNav
        label={t('notices:form.kind')}
        views={NOTICE_KINDS.map((value) => ({ value, label: t(`notices:kinds.${value}`) }))}
        current={kind}
        onChange={(next) => setParams(next === 'offer' ? { kind: next } : {}, { replace: true })}
      />
      <Card>
        <KeptDraft key={kind} begin={EMPTY_NOTICE} draft={draft}>
          <NoticeFormFields
            kind={kind}
            begin={EMPTY_NOTICE}
            draft={draft}
            activityField={(binding) => <ActivityField {...binding} />}
            memberField={(binding) => (
              <PeopleField
                {...binding}
                label={t('post.forWhom')}
                bankId={String(userBankId ?? '')}
                isMany={false}
              />
            )}
            isBody={isBody}
            onSaved={({ id }) => navigate(noticePath(id), { replace: true })}
          />
        </KeptDraft>
      </Card>
    </Stack>
  );
}
