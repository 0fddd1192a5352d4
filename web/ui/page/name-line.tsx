/** A person on a line: the picture, and beside it the name with what belongs to it. */
import type { ReactNode } from 'react';
import { Avatar, type AvatarProps } from '../avatar.tsx';
import gaps from './gaps.module.css';
import css from './name-line.module.css';

/** `name` is whose initials stand there; what is read is between the tags. */
export function NameLine({ children, ...person }: AvatarProps & { children: ReactNode }) {
  return (
    <span className={`${css.line} ${person.size === 'small' ? gaps.tight : gaps.small}`}>
      <Avatar {...person} />
      <span>{children}</span>
    </span>
  );
}
