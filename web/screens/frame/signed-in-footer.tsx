/** The footer of signed-in pages: version, the bank's privacy notice, language and colours. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { ColourSchemeSwitch } from '#web/ui/frame/colour-scheme-switch.tsx';
import { Footer } from '#web/ui/frame/footer.tsx';
import { LanguageSwitcher } from '#web/ui/frame/language-switcher.tsx';
import { VERSION } from '#web/version.ts';

/** The footer, in the colour of its room. */
export function SignedInFooter() {
  const { t } = useTranslation('frame');
  return (
    <Footer
      version={t('version', { version: VERSION })}
      aside={
        <>
          <LanguageSwitcher />
          <ColourSchemeSwitch />
        </>
      }
    >
      <Link to={`${paths.landing}#privacy`}>{t('privacy')}</Link>
    </Footer>
  );
}
