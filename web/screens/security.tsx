/** How the reader signs in, and where they are signed in; their data, and being erased (specification §24, §34, §35). */
import { useTranslation } from 'react-i18next';
import { ErasureCard } from '#web/features/people/accounts/erasure/erasure-card.tsx';
import { OwnDataCard } from '#web/features/people/accounts/own-data/own-data-card.tsx';
import { PasskeysCard } from '#web/features/people/accounts/passkeys/passkeys-card.tsx';
import { SignInCard } from '#web/features/people/accounts/profile/sign-in-card.tsx';
import { FactorCard } from '#web/features/people/accounts/security/factor-card.tsx';
import { SessionsCard } from '#web/features/people/accounts/security/sessions-card.tsx';
import { TokensCard } from '#web/features/people/accounts/tokens/tokens-card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { Narrow } from './frame/narrow.tsx';

/** /user-security */
export default function SecurityScreen() {
  const { t } = useTranslation(['security', 'profile']);
  return (
    <Narrow>
      <PageTitle>{t('title')}</PageTitle>
      <SignInCard />
      <FactorCard />
      <PasskeysCard />
      <SessionsCard />
      <OwnDataCard />
      <ErasureCard />
      <TokensCard />
    </Narrow>
  );
}
