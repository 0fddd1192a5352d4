/** The lists of a bank's people, beside each other. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { figuresQuery } from '#web/features/banks/banks/queries.ts';
import { paths } from '#web/paths.ts';
import { SectionNav } from '#web/ui/page/section-nav.tsx';

/** Members, applicants, people with an unverified address, former members; with the number to decide on. */
export function MembersNav() {
  const { t } = useTranslation('members');
  const { data: figures } = useQuery(figuresQuery);
  return (
    <SectionNav
      label={t('nav.label')}
      items={[
        { to: paths.bankMembers, label: t('nav.members') },
        { to: paths.bankMembersAwaiting, label: t('nav.awaiting'), count: figures?.awaiting },
        { to: paths.bankMembersUnverified, label: t('nav.unverified'), count: figures?.unverified },
        { to: paths.bankMembersFormer, label: t('nav.former') },
      ]}
    />
  );
}
