/** A box to tick: one exchange, or all in sight. Box and words are one target. */
import css from './desk.module.css';

interface ChooseBoxProps {
  label: string;
  /** Stands beside the box on a phone instead of the label, which is then for the ears alone. */
  short?: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** With its label beside it; with a short one, at the desk the box alone. */
export function ChooseBox({ label, short, isChosen, onChoose }: ChooseBoxProps) {
  return (
    <label className={css.check}>
      <input
        type="checkbox"
        checked={isChosen}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      <span className={short ? 'only-for-ears' : undefined}>{label}</span>
      {short && (
        <span className={css.onPhone} aria-hidden="true">
          {short}
        </span>
      )}
    </label>
  );
}
