/**
 * The landing page (specification §2): what a time bank is, for whom, how it works, its values, why
 * join, the privacy policy, and the way in. Drawn ahead at build time, so it is read without scripts.
 */
import { useTranslation } from 'react-i18next';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { useTabTitle } from '#web/ui/page/page-title.tsx';
import { Hero } from './landing/hero.tsx';
import { How } from './landing/how.tsx';
import { LandingHeader } from './landing/landing-header.tsx';
import { LandingLogin } from './landing/landing-login.tsx';
import { PortalFooter } from './landing/portal-footer.tsx';
import { Privacy } from './landing/privacy.tsx';
import { Values } from './landing/values.tsx';
import { What } from './landing/what.tsx';
import { Who } from './landing/who.tsx';
import { Why } from './landing/why.tsx';

export default function LandingScreen() {
  const { t } = useTranslation('landing');
  useTabTitle(t('meta.title'), 'alone');
  return (
    <PageFrame width="full" header={<LandingHeader />} footer={<PortalFooter />}>
      <Hero login={<LandingLogin />} />
      <What />
      <Who />
      <How />
      <Values />
      <Why />
      <Privacy />
    </PageFrame>
  );
}
