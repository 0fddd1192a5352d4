/** Who gives the yearly share and who is left out and why, before it is booked; and booking it. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { SharePreview } from '#contract/hours/shares.ts';
import { call } from '#web/api/call.ts';
import { read } from '#web/api/read.ts';
import { useAction } from '#web/api/use-action.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { Marked } from '#web/i18n/marked.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { Fold } from '#web/ui/page/fold.tsx';
import { Name, Soft, WHOLE } from '#web/ui/page/words.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import css from './shares.module.css';

/** Whom the desk leaves out by hand; it stands in the address, so that it survives a reload. */
function useExcept() {
  const [params, setParams] = useSearchParams();
  const ids = (params.get('except') ?? '').split('.').map(Number);
  const except = ids.filter((id) => Number.isSafeInteger(id) && id > 0);
  const set = (some: readonly number[]) =>
    setParams(some.length === 0 ? {} : { except: some.join('.') }, {
      replace: true,
      preventScrollReset: true,
    });
  return {
    except,
    leaveOut: (id: number) => set([...except.filter((one) => one !== id), id]),
    takeIn: (id: number) => set(except.filter((one) => one !== id)),
  };
}

interface SharePreviewProps {
  year: number;
  /** Its announced day has come. */
  canBook: boolean;
}

/** Two lists and a button. */
export function SharePreviewCard({ year, canBook }: SharePreviewProps) {
  const { t } = useTranslation('shares');
  const choice = useExcept();
  const preview = useQuery(
    read(
      'previewShare',
      { body: { year, except: [...choice.except] } },
      { placeholderData: keepPreviousData },
    ),
  );
  return (
    <Card title={t('preview.title', { year })}>
      <Loaded query={preview} skeleton={<TextSkeleton lines={6} />} warns>
        {(data) => (
          <Stack>
            <Sum data={data} canBook={canBook} />
            {canBook && (
              <Booking data={data} except={choice.except} isOld={preview.isPlaceholderData} />
            )}
            <Givers data={data} onLeaveOut={choice.leaveOut} />
            <LeftOut data={data} onTakeIn={choice.takeIn} />
          </Stack>
        )}
      </Loaded>
    </Card>
  );
}

function Sum({ data, canBook }: { data: SharePreview; canBook: boolean }) {
  const { t } = useTranslation('shares');
  const { people, hours, total, withoutEmail } = data;
  if (people.length === 0) return <Notice>{t('preview.nobody')}</Notice>;
  const values = { count: people.length, hours: hoursText(hours), total: hoursText(total) };
  return (
    <div>
      <p aria-live="polite">
        <Marked text={t('preview.sum', values)} marks={WHOLE} />
      </p>
      {!canBook && <Soft>{t('preview.today')}</Soft>}
      {withoutEmail > 0 && <p>{t('preview.withoutEmail', { count: withoutEmail })}</p>}
    </div>
  );
}

interface BookingProps {
  data: SharePreview;
  except: readonly number[];
  /** Another choice is being looked up. */
  isOld: boolean;
}

function Booking({ data, except, isOld }: BookingProps) {
  const { t } = useTranslation('shares');
  const [isAsked, setAsked] = useState(false);
  const { year, seen, people } = data;
  const book = useAction({
    send: () => call('bookShare', { body: { year, except: [...except], seen, undoable: true } }),
    done: () => t('book.done', { year }),
    failed: () => t('book.failed'),
  });
  if (people.length === 0) return null;
  const values = {
    year,
    count: people.length,
    hours: hoursText(data.hours),
    total: hoursText(data.total),
  };
  return (
    <Acts gap="tight">
      <Button busy={isOld} onClick={() => setAsked(true)}>
        {t('book.open', values)}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={() => book.run(undefined)}
        title={t('book.title', values)}
        confirmLabel={t('book.act')}
        tone="plain"
      >
        {t('book.text', values)}
      </ConfirmDialog>
    </Acts>
  );
}

function Givers({ data, onLeaveOut }: { data: SharePreview; onLeaveOut: (id: number) => void }) {
  const { t } = useTranslation('shares');
  const { userId } = useSignedIn();
  const { people } = data;
  if (people.length === 0) return null;
  return (
    <Fold open title={<Name as="span">{t('preview.givers', { count: people.length })}</Name>}>
      <ul className={css.people}>
        {people.map(({ id, fullName, balance, after }) => (
          <li key={id}>
            <span className={css.who}>
              {fullName}{' '}
              <Soft as="span">
                {t('preview.change', { before: hoursText(balance), after: hoursText(after) })}
              </Soft>
            </span>
            {id !== userId && (
              <Button small kind="quiet" onClick={() => onLeaveOut(id)}>
                {t('preview.leaveOut')}
                <span className="visually-hidden"> {fullName}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Fold>
  );
}

function LeftOut({ data, onTakeIn }: { data: SharePreview; onTakeIn: (id: number) => void }) {
  const { t } = useTranslation('shares');
  const { leftOut } = data;
  if (leftOut.length === 0) return null;
  return (
    <Fold open title={<Name as="span">{t('preview.leftOut', { count: leftOut.length })}</Name>}>
      <ul className={css.people}>
        {leftOut.map(({ id, fullName, why }) => (
          <li key={id}>
            <span className={css.who}>
              {fullName} <Soft as="span">{t(`why.${why}`)}</Soft>
            </span>
            {why === 'excepted' && (
              <Button small kind="quiet" onClick={() => onTakeIn(id)}>
                {t('preview.takeIn')}
                <span className="visually-hidden"> {fullName}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Fold>
  );
}
