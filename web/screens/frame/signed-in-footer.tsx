/** The footer of signed-in pages: version, privacy notice, language and colours. */
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyPage, lazyPage } from '#web/lazy-page.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { ColourSchemeSwitch } from '#web/ui/frame/colour-scheme-switch.tsx';
import { Footer, FooterButton } from '#web/ui/frame/footer.tsx';
import { LanguageSwitcher } from '#web/ui/frame/language-switcher.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { VERSION } from '#web/version.ts';

const privacyWords = lazyPage(() => import('./privacy-words.tsx'));

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
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('privacy')} isWide>
        <Suspense fallback={<TextSkeleton lines={8} />}>
          <LazyPage page={privacyWords} />
        </Suspense>
      </Dialog>
    </Footer>
  );
}
