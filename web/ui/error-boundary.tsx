/**
 * Catches a page that cannot be drawn and says so kindly, with a way on. After a new version was
 * put in place an open tab may ask for files that are gone: then one reload mends it.
 */
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

export class ErrorBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const { t } = useTranslation('frame');
  return (
    <main>
      <EmptyState
        title={<h1>{t('broken.title')}</h1>}
        action={<Button onClick={() => location.reload()}>{t('broken.act')}</Button>}
      >
        {t('broken.text')}
      </EmptyState>
    </main>
  );
}
