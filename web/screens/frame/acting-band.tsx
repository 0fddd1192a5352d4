/** Below the header while somebody acts for a member: for whom, the member's balance, and the way back. */
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { stopActing } from '#web/api/acting.ts';
import { takeBeginning } from '#web/api/begin-acting.ts';
import { Marked } from '#web/i18n/marked.tsx';
import { Button } from '#web/ui/button.tsx';
import { Words } from '#web/ui/page/words.tsx';
import css from './acting-band.module.css';

/** On every page, in a colour of its own. */
export function ActingBand({ name }: { name: string }) {
  const { t } = useTranslation('acting');
  const band = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // What had the focus is gone: it was a button of one's own page.
    if (takeBeginning()) band.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section ref={band} tabIndex={-1} className={css.band} aria-label={t('band.label')}>
      <Words>
        <Marked text={t('band.doing', { name })} />
      </Words>
      <Button kind="secondary" small onClick={() => stopActing('chosen')}>
        {t('band.back')}
      </Button>
    </section>
  );
}
