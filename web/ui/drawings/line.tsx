/**
 * The pen all drawings share: one weight, round ends, the ink of the page. Fills come from the
 * tokens, so a drawing follows the room and the night by itself.
 */
import type { ReactNode } from 'react';

interface DrawingProps {
  width: number;
  height: number;
  /** What is seen, for people who cannot see it; without it the drawing is decoration. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** A sheet to draw on. */
export function Drawing({ width, height, label, className, children }: DrawingProps) {
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or decoration
    <svg {...name} viewBox={`0 0 ${width} ${height}`} className={className}>
      <g
        fill="none"
        stroke="var(--ink)"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {children}
      </g>
    </svg>
  );
}

export const fills = {
  card: 'var(--card)',
  ink: 'var(--ink)',
  sun: 'var(--sun)',
  blue: 'var(--member)',
  blueSoft: 'var(--member-soft)',
  red: 'var(--bank)',
  redSoft: 'var(--bank-soft)',
} as const;
