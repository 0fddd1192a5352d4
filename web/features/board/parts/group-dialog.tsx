/** A text for the group on the phone (specification §45): to look at, and to share or copy by one tap. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { shareText } from '#web/ui/notice/copying.ts';
import { Soft } from '#web/ui/page/words.tsx';
import css from './group-dialog.module.css';

interface GroupDialogProps {
  onClose: () => void;
  /** Nothing while it is fetched, and where there is none. */
  text: string | undefined;
  /** Above the text, or in its place. */
  children: ReactNode;
  /** Below it. */
  note?: string;
}

export function GroupDialog({ onClose, text, children, note }: GroupDialogProps) {
  const { t } = useTranslation('outside');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('group.title')}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('group.close')}
          </Button>
          {text !== undefined && <ShareButton text={text} />}
        </>
      }
    >
      {children}
      {text !== undefined && (
        <section className={css.text} aria-label={t('group.label')}>
          {text}
        </section>
      )}
      {note !== undefined && <Soft isSmall>{note}</Soft>}
    </Dialog>
  );
}

/** Opens the phone's own choice where there is one; else the text is copied. */
function ShareButton({ text }: { text: string }) {
  const { t } = useTranslation('outside');
  const share = () => shareText(text, { copied: t('group.copied'), failed: t('group.failed') });
  return (
    <Button whileClosed onClick={share}>
      {t('share' in navigator ? 'group.share' : 'group.copy')}
    </Button>
  );
}
