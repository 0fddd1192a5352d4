/** A button that decides, or asks before it does; it pauses for a moment after every decision. */
import { Button, type ButtonProps } from '../button.tsx';

/** As `Button` that sends something; keeps the focus during a pause. */
export function DecisionButton(props: ButtonProps) {
  return <Button busy={false} {...props} />;
}
