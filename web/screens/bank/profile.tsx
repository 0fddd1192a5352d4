/** The bank's public page as everybody sees it (specification §2, /bank-profile), with its real data. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#web/api/use-session.ts';
import { BankDetails } from '#web/features/banks/bank-details.tsx';
import { PrivacyText } from '#web/features/banks/privacy-text.tsx';
import { ProfileHead } from '#web/features/banks/profile-head.tsx';
import { bankOfUserQuery, figuresQuery } from '#web/features/banks/queries.ts';
import { pictureQuery } from '#web/features/pictures/picture-editor.tsx';
import { RulesCard } from '#web/features/rules/rules-card.tsx';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';

/** /bank-profile */
export default function BankProfile() {
  const { t } = useTranslation('bank-desk');
  const { userId, userBankId } = useSignedIn();
  const bank = useQuery(bankOfUserQuery(userId, userBankId));
  const { data: figures } = useQuery(figuresQuery);
  const { data: logo } = useQuery(pictureQuery('bank'));
  const edit = (
    <ButtonLink kind="secondary" to={`${paths.bankHome}?edit=bank`}>
      {t('cards.edit')}
    </ButtonLink>
  );
  return (
    <Stack>
      <PageTitle tab={t('profile.title')} aside={edit}>
        {t('profile.title')}
      </PageTitle>
      <p>{t('profile.lead')}</p>
      {bank.isPending && <TextSkeleton lines={8} />}
      {bank.isError && <LoadTrouble query={bank} />}
      {bank.data && (
        <>
          <ProfileHead bank={bank.data} figures={figures} logo={logo} />
          <BankDetails bank={bank.data} />
          <PrivacyText text={bank.data.gdpr} />
        </>
      )}
      <RulesCard canChange />
    </Stack>
  );
}
