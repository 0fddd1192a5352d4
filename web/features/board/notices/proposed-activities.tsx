/** Kinds of service that the words typed so far mean, to choose in one tap. */
import { useTranslation } from 'react-i18next';
import { meantActivities } from '#contract/board/meant-activities.ts';
import { Acts } from '#web/ui/page/acts.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { useActivityNames } from './activity-names.ts';
import css from './notices.module.css';

const PROPOSED_MAX = 3;

interface ProposedProps {
  typed: string;
  /** The id of what is chosen; empty while nothing is. */
  chosen: string;
  onChoose: (activity: string) => void;
}

export function ProposedActivities({ typed, chosen, onChoose }: ProposedProps) {
  const { t } = useTranslation(['notices', 'everyday-words']);
  const names = useActivityNames();
  const words = t('everyday-words:of', { returnObjects: true });
  const meant = meantActivities(typed, words).slice(0, PROPOSED_MAX);
  const shown = meant.filter((id) => names.has(id));
  if (shown.length === 0) return null;
  return (
    <Acts as="fieldset" gap="tight" className={css.chips}>
      <Soft as="legend">{t('proposed')}</Soft>
      {shown.map((id) => (
        <button
          key={id}
          type="button"
          aria-pressed={chosen === String(id)}
          onClick={() => onChoose(String(id))}
        >
          {names.get(id)}
        </button>
      ))}
    </Acts>
  );
}
