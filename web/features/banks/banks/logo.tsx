/** The logo of a bank, whose place is there before it has come. */
import css from './logo.module.css';

interface LogoProps {
  /** Nothing while it is on its way, and for a bank without one. */
  src: string | undefined;
  /** Empty beside the written name. */
  alt?: string;
  size: 'small' | 'normal' | 'large';
}

/** A square with the picture in it. */
export function Logo({ src, alt = '', size }: LogoProps) {
  return <span className={`${css.logo} ${css[size]}`}>{src && <img src={src} alt={alt} />}</span>;
}
