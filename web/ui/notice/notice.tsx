/** A message within the page: a tone, a sign, a sentence, and what may be done about it. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import css from './notice.module.css';
import { type Tone, ToneSign } from './tone.tsx';

interface NoticeProps {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  /** A button or link that helps. */
  action?: ReactNode;
  /** Appeared because of something the person did: is read out as it appears. */
  isLive?: boolean;
}

/** An inline message. Errors interrupt a screen reader, the rest waits for a pause. */
export function Notice({ tone = 'info', title, children, action, isLive }: NoticeProps) {
  const { t } = useTranslation('ui');
  const liveRole = tone === 'error' ? 'alert' : 'status';
  return (
    <div className={`${css.notice} ${css[tone]}`} role={isLive ? liveRole : undefined}>
      <ToneSign tone={tone} />
      <div className={css.text}>
        <span className="visually-hidden">{t(`notice.${tone}`)}: </span>
        {title && (
          <p>
            <strong>{title}</strong>
          </p>
        )}
        {children && <div>{children}</div>}
        {action && <div className={css.action}>{action}</div>}
      </div>
    </div>
  );
}
