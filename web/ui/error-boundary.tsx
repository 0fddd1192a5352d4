/**
 * Catches a page that cannot be drawn and says so kindly, with a way on. Without a connection that is a
 * page whose files are not on this device.
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
        {navigator.onLine ? t('broken.text') : t('broken.offline')}
      </EmptyState>
    </main>
  );
}
