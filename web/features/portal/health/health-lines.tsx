/** The parts of the portal with their state, worst first: a sign, words, and where to mend it. */
import { useTranslation } from 'react-i18next';
import {
  HEALTH_STATES,
  type HealthPart,
  type HealthState,
  type PortalHealth,
} from '#contract/portal/health.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { type Tone, ToneSign } from '#web/ui/notice/tone.tsx';
import { Line, Lines } from '#web/ui/page/lines.tsx';
import css from './health.module.css';
import { sentenceOf } from './sentences.ts';

const TONES: Record<HealthState, Tone> = { broken: 'error', watch: 'warning', fine: 'success' };

/** In the order in which they matter, when they fare alike. */
const ORDER: readonly HealthPart[] = [
  'work',
  'books',
  'disk',
  'backup',
  'sending',
  'mail',
  'jobs',
  'seals',
  'database',
];

type Parts = PortalHealth['parts'];

/** How the whole portal is: as its worst part. */
export function worstOf(parts: Parts): HealthState {
  return HEALTH_STATES.find((state) => ORDER.some((part) => parts[part].state === state)) ?? 'fine';
}

/** One line for each part. */
export function HealthLines({ parts }: { parts: Parts }) {
  const { t } = useTranslation('health');
  const inOrder = HEALTH_STATES.flatMap((state) =>
    ORDER.filter((part) => parts[part].state === state && isOfThisPortal(part, parts)),
  );
  return (
    <Lines>
      {inOrder.map((part) => (
        <Line
          key={part}
          picture={<Sign state={parts[part].state} />}
          title={
            <>
              <b>{t(`parts.${part}`)}</b>: {t(`states.${parts[part].state}`)}
            </>
          }
          more={sentenceOf(t, part, parts)}
        >
          <WayToFailed part={part} parts={parts} />
        </Line>
      ))}
    </Lines>
  );
}

/** Sending backups away may be the business of others. */
function isOfThisPortal(part: HealthPart, parts: Parts): boolean {
  return part !== 'sending' || parts.sending.isSetUp;
}

function Sign({ state }: { state: HealthState }) {
  return (
    <span className={css.sign} data-state={state}>
      <ToneSign tone={TONES[state]} />
    </span>
  );
}

/** What was given up can be tried again. */
function WayToFailed({ part, parts }: { part: HealthPart; parts: Parts }) {
  const { t } = useTranslation('health');
  if ((part !== 'mail' && part !== 'jobs') || parts[part].failed === 0) return null;
  const work = part === 'mail' ? 'mails' : 'others';
  return (
    <ButtonLink kind="secondary" small to={`${paths.portalFailed}?work=${work}`}>
      {t(`toFailed.${part}`)}
    </ButtonLink>
  );
}
