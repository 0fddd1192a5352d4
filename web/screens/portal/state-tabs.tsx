/** Which applications one looks at: to decide, approved, not approved. */
import { useTranslation } from 'react-i18next';
import { APPLICATION_STATES, type ApplicationState } from '#web/features/portal/queries.ts';
import { Button } from '#web/ui/button.tsx';
import css from './state-tabs.module.css';

interface StateTabsProps {
  status: ApplicationState;
  onChange: (status: ApplicationState) => void;
}

/** A row of buttons, the one looked at pressed. */
export function StateTabs({ status, onChange }: StateTabsProps) {
  const { t } = useTranslation('portal');
  return (
    <fieldset className={css.tabs}>
      <legend className="only-for-ears">{t('desk.states')}</legend>
      {APPLICATION_STATES.map((state) => (
        <Button
          key={state}
          kind={state === status ? 'primary' : 'secondary'}
          small
          aria-pressed={state === status}
          onClick={() => onChange(state)}
        >
          {t(`desk.${state}`)}
        </Button>
      ))}
    </fieldset>
  );
}
