/** The four tones of a message, each with a sign of its own so that colour never speaks alone. */

export type Tone = 'info' | 'success' | 'warning' | 'error';

const SIGN: Record<Tone, string> = {
  info: 'M10 9v5M10 6.2v.1',
  success: 'M6 10.4l2.8 2.8L14.2 7',
  warning: 'M10 5.6v5M10 14v.1',
  error: 'M7 7l6 6M13 7l-6 6',
};

/** The round sign of a tone, in the colour of the text around it. */
export function ToneSign({ tone }: { tone: Tone }) {
  return (
    <svg width="24" height="24" viewBox="0 0 20 20" fill="none" aria-hidden="true">
      <circle cx="10" cy="10" r="8.75" stroke="currentColor" strokeWidth="1.75" />
      <path
        d={SIGN[tone]}
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
