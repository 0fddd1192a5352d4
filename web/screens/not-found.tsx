/** An address that leads nowhere: says so kindly and shows the way back. */
import { useTranslation } from 'react-i18next';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Brand, Header } from '#web/ui/frame/header.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { PortalFooter } from './landing/portal-footer.tsx';

export default function NotFoundScreen() {
  const { t } = useTranslation('frame');
  return (
    <PageFrame
      header={<Header brand={<Brand name={t('portal')} to={paths.landing} />} />}
      footer={<PortalFooter />}
    >
      <EmptyState
        title={<PageTitle>{t('notFound.title')}</PageTitle>}
        action={<ButtonLink to={paths.landing}>{t('notFound.act')}</ButtonLink>}
      >
        {t('notFound.text')}
      </EmptyState>
    </PageFrame>
  );
}
