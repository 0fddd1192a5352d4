/** What stands around the pages before signing in: the portal's name, languages, footer. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/paths.ts';
import { Brand, Header } from '#web/ui/frame/header.tsx';
import { LanguageSwitcher } from '#web/ui/frame/language-switcher.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { PortalFooter } from '../landing/portal-footer.tsx';

/** A narrow page with one matter. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('frame');
  return (
    <PageFrame
      width="narrow"
      header={
        <Header
          brand={<Brand name={t('portal')} to={paths.landing} />}
          aside={<LanguageSwitcher />}
        />
      }
      footer={<PortalFooter />}
    >
      <Stack>{children}</Stack>
    </PageFrame>
  );
}
