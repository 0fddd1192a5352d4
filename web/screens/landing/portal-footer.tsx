/** The footer of the pages before a bank is known: version, privacy policy, colours. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { ColourSchemeSwitch } from '#web/ui/frame/colour-scheme-switch.tsx';
import { Footer } from '#web/ui/frame/footer.tsx';
import { VERSION } from '#web/version.ts';
import { UnreadLanguage } from './unread-language.tsx';

/** The footer of the portal itself. */
export function PortalFooter() {
  const { t } = useTranslation('frame');
  return (
    <Footer version={t('version', { version: VERSION })} aside={<ColourSchemeSwitch />}>
      <Link to={`${paths.landing}#privacy`}>{t('privacy')}</Link>
      <Link to={paths.accessibility}>{t('accessibility')}</Link>
      <UnreadLanguage />
    </Footer>
  );
}
