/** A sentence and its one next act: beside each other where there is room. */
import type { ReactNode } from 'react';
import css from './prompt.module.css';

interface PromptProps {
  /** Names the sentence, for the act that it describes. */
  id?: string;
  sentence: ReactNode;
  /** The act, as a button or a link. */
  children: ReactNode;
}

export function Prompt({ id, sentence, children }: PromptProps) {
  return (
    <div className={css.prompt}>
      <p id={id}>{sentence}</p>
      {children}
    </div>
  );
}
