/** A person in a circle: their picture, or their initials. Decoration beside the written name. */
import css from './avatar.module.css';

interface AvatarProps {
  name: string;
  /** A picture's address or data URL. */
  src?: string;
  size?: 'small' | 'normal' | 'large';
}

/** The round picture of a person or a group. */
export function Avatar({ name, src, size = 'normal' }: AvatarProps) {
  return (
    <span className={`${css.avatar} ${css[size]}`} aria-hidden="true">
      {src ? <img src={src} alt="" /> : initials(name)}
    </span>
  );
}

/** The first letters of the first and the last word of a name. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => Array.from(word ?? '')[0]?.toUpperCase()).join('');
}
