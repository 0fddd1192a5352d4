/** One line of how the reader is reached, with the way to change it: forms ask no more than this. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Reach } from '#contract/board/finding.ts';
import { paths } from '#web/paths.ts';

type Said = Pick<Reach, 'contact' | 'givesPhone' | 'givesEmail'>;

interface ReachLineProps {
  /** What holds; nothing is said before it is known. */
  said: Said | undefined;
  /** An answer is accepted by the other one, a notice's answers by the reader. */
  of: 'notice' | 'answer';
}

/** "I recapiti li vede chi accetti: telefono, email · cambia". */
export function ReachLine({ said, of }: ReachLineProps) {
  const { t } = useTranslation('notices');
  if (!said) return null;
  return (
    <>
      <Sentence said={said} of={of} /> · <Link to={paths.reach}>{t('reach.change')}</Link>
    </>
  );
}

function Sentence({
  said: { contact, givesPhone, givesEmail },
  of,
}: Required<ReachLineProps> & { said: Said }) {
  const { t } = useTranslation('notices');
  if (contact === 'desk') return t('reach.desk');
  const given = [
    (givesPhone || contact === 'phone') && t('reach.phone'),
    givesEmail && t('reach.email'),
  ].filter((one) => one !== false);
  const onYes =
    given.length === 0 ? t('reach.none') : t(`reach.onYes.${of}`, { given: given.join(', ') });
  return contact === 'phone' && of === 'notice' ? t('reach.byPhone') : onYes;
}
