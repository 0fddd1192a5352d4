/** Whom to call, reason by reason; what was noted stays in its place until the page is left. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Attention,
  CALL_REASONS,
  type CallLine,
  type CallReason,
  type Rest,
} from '#contract/board/attention.ts';
import { personName } from '#contract/person-name.ts';
import { phoneCallPath } from '#web/desk-paths.ts';
import { noticePath } from '#web/errand-paths.ts';
import { onDay, sentenceDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Marked } from '#web/i18n/marked.tsx';
import { memberPath } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { PhoneLink } from '#web/ui/contact-links.tsx';
import { TalkDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { Lines } from '#web/ui/page/lines.tsx';
import { RowTitle } from '#web/ui/page/section.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import css from './attention.module.css';
import { Pairs } from './pairs.tsx';
import { RestActs, useCallAgain } from './resting.tsx';
import { useReasonWords } from './words.ts';

/** What was noted on this page, by person. */
type Noted = ReadonlyMap<number, { line: CallLine; rest: Rest }>;

export function AttentionList({ attention }: { attention: Attention }) {
  const { t } = useTranslation('attention');
  const [noted, setNoted] = useState<Noted>(new Map());
  const { lines, more } = attention;
  const isThere = (id: number) => lines.some(({ userId }) => userId === id);
  const gone = [...noted.values()].filter(({ line }) => !isThere(line.userId));
  const all = [...lines, ...gone.map(({ line }) => line)];
  const keep = (line: CallLine, rest: Rest | undefined) => {
    const next = new Map(noted);
    if (rest) next.set(line.userId, { line, rest });
    else next.delete(line.userId);
    setNoted(next);
  };
  if (all.length === 0) {
    return (
      <EmptyState drawing={<TalkDrawing />} title={t('none')}>
        {t('noneText')}
      </EmptyState>
    );
  }
  return (
    <Stack gap="medium">
      {CALL_REASONS.map((reason) => (
        <OfReason
          key={reason}
          reason={reason}
          lines={all.filter((line) => line.reason === reason)}
          more={more[reason] ?? 0}
          noted={noted}
          onNoted={keep}
        />
      ))}
    </Stack>
  );
}

interface OfReasonProps {
  reason: CallReason;
  lines: readonly CallLine[];
  /** How many there are besides. */
  more: number;
  noted: Noted;
  onNoted: (line: CallLine, rest: Rest | undefined) => void;
}

function OfReason({ reason, lines, more, noted, onNoted }: OfReasonProps) {
  const { t } = useTranslation('attention');
  if (lines.length === 0) return null;
  return (
    <Card title={t(`reasons.${reason}`)}>
      <Lines>
        {lines.map((line) => (
          <Called
            key={line.userId}
            line={line}
            rest={noted.get(line.userId)?.rest}
            onNoted={(rest) => onNoted(line, rest)}
          />
        ))}
      </Lines>
      {more > 0 && <Soft>{t('more', { count: more })}</Soft>}
    </Card>
  );
}

interface CalledProps {
  line: CallLine;
  /** What was noted just now. */
  rest: Rest | undefined;
  onNoted: (rest: Rest | undefined) => void;
}

function Called({ line, rest, onNoted }: CalledProps) {
  const { t } = useTranslation('attention');
  const words = useReasonWords();
  const { reason, userId: id, name, phone, noticeId, restOf } = line;
  const who = personName(line);
  const spokeOn = restOf?.kind === 'spoke' ? onDay(restOf.madeAt, currentLanguage()) : undefined;
  return (
    <li className={css.called}>
      <div className={css.words}>
        <p>
          <Marked text={words(line)} marks={{ b: <RowTitle to={memberPath(id)} /> }} />
        </p>
        <p className={css.phone}>
          {phone === null ? <Soft as="span">{t('noPhone')}</Soft> : <PhoneLink phone={phone} />}
        </p>
        {spokeOn && <Soft isSmall>{t('spokeBefore', { day: spokeOn, by: restOf?.by ?? '' })}</Soft>}
      </div>
      {rest ? (
        <Resting id={id} rest={rest} onBack={() => onNoted(undefined)} />
      ) : (
        <Acts>
          <ButtonLink
            kind="secondary"
            small
            to={phoneCallPath(id)}
            aria-label={t('callOf', { who })}
          >
            {t('call')}
          </ButtonLink>
          {noticeId !== null && (
            <ButtonLink kind="secondary" small to={noticePath(noticeId)}>
              {t('help')}
            </ButtonLink>
          )}
          {reason === 'newcomer' && (
            <ButtonLink
              kind="secondary"
              small
              to={`${memberPath(id)}?part=company`}
              aria-label={t('companionOf', { who })}
            >
              {t('companion')}
            </ButtonLink>
          )}
          <RestActs called={{ id, name, reason }} who={who} onNoted={onNoted} />
        </Acts>
      )}
      {reason === 'newcomer' && !rest && <Pairs id={id} name={name} />}
    </li>
  );
}

/** In the place of the buttons: until when, and the way back. */
function Resting({ id, rest, onBack }: { id: number; rest: Rest; onBack: () => void }) {
  const { t } = useTranslation('attention');
  const again = useCallAgain(onBack);
  const day = sentenceDay(rest.until, currentLanguage());
  return (
    <Acts>
      <p role="status">
        {t(`rests.${rest.kind}`, { day })}{' '}
        <Soft as="span" isSmall>
          {t('rests.by', { by: rest.by })}
        </Soft>
      </p>
      <Button kind="quiet" small busy={again.isBusy} onClick={() => void again.run(id)}>
        {t('takeBack')}
      </Button>
    </Acts>
  );
}
