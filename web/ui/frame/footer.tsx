/** The footer in the room's colour: the version, and whatever a page puts beside it. */
import type { ReactNode } from 'react';
import css from './footer.module.css';

interface FooterProps {
  /** "Versione 1.5.8", already in the reader's language. */
  version: string;
  /** Links and `FooterButton`s: the privacy notice. */
  children?: ReactNode;
  /** Choices about the page itself, at the far end. */
  aside?: ReactNode;
}

/** The footer of a page. */
export function Footer({ version, children, aside }: FooterProps) {
  return (
    <footer className={css.footer}>
      <div className={css.row}>
        <span className={css.version}>{version}</span>
        {children}
        {aside && <div className={css.aside}>{aside}</div>}
      </div>
    </footer>
  );
}

/** A button in the footer that looks like a link, for what opens on the spot. */
export function FooterButton(props: { onClick: () => void; children: ReactNode }) {
  return <button type="button" className={css.link} {...props} />;
}
