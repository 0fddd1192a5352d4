/** The portal without its address bar: the same in a browser and when it is drawn ahead. */
import './ui/tokens.css';
import './ui/font.css';
import './ui/base.css';
import { Component, type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { languageOf, setLanguage } from './i18n/index.ts';
import { Pages } from './router.tsx';
import { Button } from './ui/button.tsx';
import { EmptyState } from './ui/empty-state.tsx';
import { ToastStack } from './ui/notice/toast-stack.tsx';

/** All pages, and the place for short messages. @param onMounted called when the first page is in use */
export function App({ onMounted }: { onMounted?: () => void }) {
  useLanguageInAddress();
  return (
    <>
      <ErrorBoundary>
        <Pages onMounted={onMounted} />
      </ErrorBoundary>
      <ToastStack />
    </>
  );
}

/** `/de` and `?lang=de` set the language, at the start and at every change (specification §2). */
function useLanguageInAddress(): void {
  const asked = languageOf(useLocation());
  useEffect(() => {
    // Also when it is shown already: who follows such a link has chosen.
    if (asked) void setLanguage(asked);
  }, [asked]);
}

class ErrorBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <Broken /> : this.props.children;
  }
}

/**
 * Catches a page that cannot be drawn and says so kindly, with a way on. Without a connection that is a
 * page whose files are not on this device.
 */
function Broken() {
  const { t } = useTranslation('frame');
  return (
    <main>
      <EmptyState
        drawing={null}
        title={<h1>{t('broken.title')}</h1>}
        action={<Button onClick={() => location.reload()}>{t('broken.act')}</Button>}
      >
        {navigator.onLine ? t('broken.text') : t('broken.offline')}
      </EmptyState>
    </main>
  );
}
