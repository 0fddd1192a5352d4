/** The footer of signed-in pages: version, privacy notice, language and colours. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ColourSchemeSwitch } from '#web/ui/frame/colour-scheme-switch.tsx';
import { Footer, FooterButton } from '#web/ui/frame/footer.tsx';
import { LanguageSwitcher } from '#web/ui/frame/language-switcher.tsx';
import { VERSION } from '#web/version.ts';
import { PrivacyDialog } from './privacy-dialog.tsx';

/** The footer, in the colour of its area. */
export function SignedInFooter() {
  const { t } = useTranslation('frame');
  const [isOpen, setOpen] = useState(false);
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
      <FooterButton onClick={() => setOpen(true)}>{t('privacy')}</FooterButton>
      <PrivacyDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </Footer>
  );
}
