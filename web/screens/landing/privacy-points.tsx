/** The portal's own privacy notice, point by point: on the landing page and in the footer's dialog. */
import { useTranslation } from 'react-i18next';
import css from './privacy-points.module.css';

const POINTS = ['which', 'purpose', 'seen', 'kept', 'browser', 'rights', 'who'] as const;

/** Reads the room `landing`. */
export default function PrivacyPoints() {
  const { t } = useTranslation('landing');
  return (
    <dl className={css.points}>
      {POINTS.map((point) => (
        <div key={point}>
          <dt>{t(`privacy.${point}.name`)}</dt>
          <dd>{t(`privacy.${point}.text`)}</dd>
        </div>
      ))}
    </dl>
  );
}
