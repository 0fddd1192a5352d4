/** A person in a circle: their picture, or their initials. Decoration beside the written name. */
import { createContext, useContext } from 'react';
import css from './avatar.module.css';

type UsePicture = (id: number | undefined) => string | undefined;

/** Where the pictures come from, as a hook; around pages without one everybody has initials. */
export const PictureSource = createContext<UsePicture>(() => undefined);

export interface AvatarProps {
  name: string;
  /** Whose picture it is, for the `PictureSource`; without it the initials stand there. */
  pictureOf?: number;
  size?: 'small' | 'normal' | 'large';
}

/** The round picture of a person or a group. */
export function Avatar({ name, pictureOf, size = 'normal' }: AvatarProps) {
  const usePicture = useContext(PictureSource);
  const src = usePicture(pictureOf);
  return (
    <span
      className={`${css.avatar} ${css[size]}`}
      data-initials={initials(name)}
      aria-hidden="true"
    >
      {src && <img src={src} alt="" />}
    </span>
  );
}

/** The first letters of the first and the last word of a name. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => Array.from(word ?? '')[0]?.toUpperCase()).join('');
}
