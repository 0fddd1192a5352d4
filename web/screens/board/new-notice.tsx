/** Looking for help, or offering it (specification §20): `?kind=offer` begins with an offer. */

import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { NOTICE_KINDS } from '#contract/board/notices.ts';
import { NOTICE_TITLE_MAX } from '#contract/limits.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { noticePath } from '#web/errand-paths.ts';
import { NoticeFormFields } from '#web/features/board/notices/notice-form.tsx';
import { EMPTY_NOTICE } from '#web/features/board/notices/notice-values.ts';
import { ActivityField } from '#web/features/hours/parts/terms-fields.tsx';
import { KeptDraft } from '#web/ui/form/kept-draft.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { ViewNav } from '#web/ui/page/section-nav.tsx';
import { Narrow } from '../frame/narrow.tsx';

/** /board/new */
export default function NewNotice() {
  const { t } = useTranslation('notices');
  const { userId } = useSignedIn();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const kind = params.get('kind') === 'offer' ? 'offer' : 'request';
  const title = (params.get('title') ?? '').slice(0, NOTICE_TITLE_MAX);
  const begin = { ...EMPTY_NOTICE, title };
  // What was begun without these words is not lost to them, nor they to it.
  const draft = [`notice:${userId}:${kind}`, title].filter(Boolean).join(':');
  const form = useRef<HTMLDivElement>(null);
  const isArrival = useRef(useLocation().key !== 'default');
  // After the heading has had it: who comes to ask goes on by typing.
  useLayoutEffect(() => {
    if (isArrival.current) form.current?.querySelector('input')?.focus({ preventScroll: true });
  }, []);
  return (
    <Narrow>
      <PageTitle>{t(`post.${kind}`)}</PageTitle>
      <ViewNav
        label={t('form.kind')}
        views={NOTICE_KINDS.map((value) => ({ value, label: t(`post.${value}`) }))}
        current={kind}
        onChange={(next) => {
          const others = new URLSearchParams(params);
          if (next === 'offer') others.set('kind', next);
          else others.delete('kind');
          setParams(others, { replace: true });
        }}
      />
      <div ref={form}>
        <Card>
          <KeptDraft key={draft} begin={begin} draft={draft}>
            <NoticeFormFields
              kind={kind}
              begin={begin}
              draft={draft}
              activityField={(binding) => <ActivityField {...binding} />}
              onSaved={({ id }) => navigate(noticePath(id), { replace: true })}
            />
          </KeptDraft>
        </Card>
      </div>
    </Narrow>
  );
}
