/**
 * One line at the foot of the screen while there is no connection, or when a new version of the portal
 * is there. It lies over the page, so that nothing moves when it comes or goes.
 */
import { useTranslation } from 'react-i18next';
import { useOffline } from '#web/api/connection.ts';
import { useKeptSince } from '#web/api/kept-answers.ts';
import { isOutdated } from '#web/api/release.ts';
import { clockTime, sentenceMoment, today } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Button } from '#web/ui/button.tsx';
import { useStored } from '#web/ui/store.ts';
import css from './connection-strip.module.css';

/** Nothing when all is well. */
export function ConnectionStrip() {
  const { t } = useTranslation('connection');
  const isOffline = useOffline();
  const sinceMs = useKeptSince();
  const hasNewer = useStored(isOutdated);
  const isCut = isOffline || sinceMs !== undefined;
  return (
    <div role="status">
      {(isCut || hasNewer) && (
        <div className={css.strip}>
          {isCut ? (
            <p>
              {isOffline ? t('offline') : t('unreachable')}{' '}
              {sinceMs !== undefined && <Since atMs={sinceMs} />}
            </p>
          ) : (
            <>
              <p>{t('outdated')}</p>
              <Button kind="secondary" small onClick={() => location.reload()}>
                {t('reload')}
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  );
}

/** How old the balance on the screen is. */
function Since({ atMs }: { atMs: number }) {
  const { t } = useTranslation('connection');
  const at = new Date(atMs);
  const language = currentLanguage();
  return today(at) === today()
    ? t('since', { time: clockTime(at, language) })
    : t('sinceDay', { moment: sentenceMoment(at.toISOString(), language) });
}
