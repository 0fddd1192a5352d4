/** One bulletin at the desk: what it says, who was told, who comes, and what can be done about it. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bulletin } from '#contract/board/bulletins.ts';
import { groupTextOfBulletin } from '#contract/board/outside.ts';
import { call } from '#web/api/call.ts';
import { read } from '#web/api/read.ts';
import { useAction } from '#web/api/use-action.ts';
import { clockTime, sentenceMoment } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { paths } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { Soft, Written } from '#web/ui/page/words.tsx';
import { GroupDialog } from '../../parts/group-dialog.tsx';
import { PlanLine, usePlanWords } from '../plan-line.tsx';
import { bulletinAgainPath } from './bulletin-paths.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import { PrintLetters, PrintSheet } from './printing.tsx';

interface BulletinProps {
  bulletin: Bulletin;
}

export function BulletinCards({ bulletin, evening }: BulletinProps & { evening: string }) {
  const isGone = bulletin.state === 'taken-back';
  return (
    <Stack>
      <Undo bulletin={bulletin} />
      <What bulletin={bulletin} />
      {!isGone && <Told bulletin={bulletin} />}
      {!isGone && bulletin.day !== null && <Coming bulletin={bulletin} evening={evening} />}
    </Stack>
  );
}

/** While nobody has seen it. */
function Undo({ bulletin: { id, title, state, undoableUntil } }: BulletinProps) {
  const { t } = useTranslation('bank-bulletins');
  const [isAsking, setAsking] = useState(false);
  const undo = useAction({
    send: () => call('takeBackBulletin', { params: { id } }),
    done: () => t('undo.done'),
    failed: () => t('undo.failed'),
  });
  if (state !== 'undoable') return null;
  const time = clockTime(new Date(undoableUntil), currentLanguage());
  return (
    <>
      <Notice
        tone="info"
        action={
          <Button small kind="secondary" onClick={() => setAsking(true)}>
            {t('undo.act')}
          </Button>
        }
      >
        {t('undo.text', { time })}
      </Notice>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => undo.run(undefined)}
        title={t('undo.ask', { title })}
        confirmLabel={t('undo.act')}
        tone="plain"
      >
        {t('undo.askText')}
      </ConfirmDialog>
    </>
  );
}

function What({ bulletin }: BulletinProps) {
  const { t } = useTranslation('bank-bulletins');
  const [isCorrecting, setCorrecting] = useState(false);
  const { id, text, state, lettersAt, isOver, isCalledOff } = bulletin;
  const moment = sentenceMoment(lettersAt, currentLanguage());
  const isClosed = isOver || isCalledOff || state === 'taken-back';
  return (
    <Card title={<Badge>{t(`states.${state}`, { moment })}</Badge>}>
      <Stack gap="small">
        <PlanLine plan={bulletin} />
        <Written>{text}</Written>
        <Acts>
          {!isClosed && (
            <Button kind="secondary" onClick={() => setCorrecting(true)}>
              {t('correct.act')}
            </Button>
          )}
          {!isClosed && state !== 'undoable' && <CallOff bulletin={bulletin} />}
          {!isClosed && state !== 'undoable' && <ForGroup bulletin={bulletin} />}
          {state === 'taken-back' && (
            <ButtonLink kind="secondary" to={bulletinAgainPath(id)}>
              {t('again')}
            </ButtonLink>
          )}
        </Acts>
      </Stack>
      {isCorrecting && <CorrectDialog bulletin={bulletin} onClose={() => setCorrecting(false)} />}
    </Card>
  );
}

/** *Copia per il gruppo*: title, day, place, the first lines, and where members read it (specification §20). */
function ForGroup({ bulletin }: BulletinProps) {
  const { t } = useTranslation('outside');
  const [isOpen, setOpen] = useState(false);
  const planWords = usePlanWords();
  const link = `${location.origin}${paths.myBank}`;
  const text = groupTextOfBulletin({ ...bulletin, when: planWords(bulletin), link });
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {t('group.act')}
      </Button>
      {isOpen && (
        <GroupDialog onClose={() => setOpen(false)} text={text}>
          <p>{t('group.bulletin')}</p>
        </GroupDialog>
      )}
    </>
  );
}

function CallOff({ bulletin: { id, title, day } }: BulletinProps) {
  const { t } = useTranslation('bank-bulletins');
  const [isAsking, setAsking] = useState(false);
  const isNotice = day === null;
  const off = useAction({
    send: () => call('callOffBulletin', { params: { id } }),
    done: () => t(isNotice ? 'callOff.doneNotice' : 'callOff.done'),
    failed: () => t('callOff.failed'),
  });
  return (
    <>
      <Button kind="danger" onClick={() => setAsking(true)}>
        {t(isNotice ? 'callOff.actNotice' : 'callOff.act')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => off.run(undefined)}
        title={t(isNotice ? 'callOff.askNotice' : 'callOff.ask', { title })}
        confirmLabel={t(isNotice ? 'callOff.confirmNotice' : 'callOff.confirm')}
      >
        {t(isNotice ? 'callOff.textNotice' : 'callOff.text')}
      </ConfirmDialog>
    </>
  );
}

/** How many by each way, and the letters for those whom none reaches. */
function Told({ bulletin }: BulletinProps) {
  const { t } = useTranslation('bank-bulletins');
  const { id, letters, paper, unwanted, left, sentBy, sentAt, correctedBy, correctedAt } = bulletin;
  const { data: sheet } = useQuery(read('readBulletinSheet', { params: { id } }));
  const parts = [
    letters > 0 && t('told.letters', { count: letters }),
    paper > 0 && t('told.paper', { count: paper }),
    unwanted > 0 && t('told.unwanted', { count: unwanted }),
    left > 0 && t('told.left', { count: left }),
  ].filter(Boolean);
  const language = currentLanguage();
  return (
    <Card title={t('told.title')}>
      <Stack gap="small">
        <p>{parts.length > 0 ? parts.join(' · ') : t('told.nobody')}</p>
        <Soft isSmall>
          {t('told.by', { name: sentBy, moment: sentenceMoment(sentAt, language) })}
          {correctedBy !== null && correctedAt !== null && (
            <>
              <br />
              {t('told.corrected', {
                name: correctedBy,
                moment: sentenceMoment(correctedAt, language),
              })}
            </>
          )}
        </Soft>
        {sheet && sheet.letters.length > 0 && <PrintLetters bulletin={bulletin} sheet={sheet} />}
      </Stack>
    </Card>
  );
}

function Coming({ bulletin, evening }: BulletinProps & { evening: string }) {
  const { t } = useTranslation('bank-bulletins');
  const { id, heads, no, came, isOver, isCalledOff } = bulletin;
  const { data: sheet } = useQuery(read('readBulletinSheet', { params: { id } }));
  const parts = [
    t('coming.sum', { count: heads }),
    no > 0 && t('coming.no', { count: no }),
    came > 0 && t('coming.came', { count: came }),
  ];
  return (
    <Card title={t('coming.title')}>
      <Stack gap="small">
        <p>
          <strong>{parts.filter(Boolean).join(' · ')}</strong>
        </p>
        <Acts>
          {sheet && !isCalledOff && <PrintSheet bulletin={bulletin} sheet={sheet} />}
          {isOver && came > 0 && (
            <ButtonLink kind="secondary" to={evening}>
              {t('coming.record')}
            </ButtonLink>
          )}
        </Acts>
        {isOver && came > 0 && <Soft isSmall>{t('coming.recordHint')}</Soft>}
      </Stack>
    </Card>
  );
}
