/** A box to tick: one exchange, or all in sight. The whole square is the target. */
import css from './desk.module.css';

interface ChooseBoxProps {
  label: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  /** The words stand beside the box, at the desk too. */
  isWordy?: boolean;
}

/** The words are for the ears, and on a phone for the eyes too. */
export function ChooseBox({ label, isChosen, onChoose, isWordy }: ChooseBoxProps) {
  return (
    <label className={css.check}>
      <input
        type="checkbox"
        checked={isChosen}
        aria-label={isWordy ? undefined : label}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      <span className={isWordy ? undefined : css.onPhone}>{label}</span>
    </label>
  );
}
