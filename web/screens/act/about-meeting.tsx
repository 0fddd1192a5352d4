/** The page of a letter's link that asks whether its reader comes to a meeting (specification §44). */
import { useTranslation } from 'react-i18next';
import type { AttendanceWord } from '#contract/board/bulletins.ts';
import type { Act } from '#contract/sending/letters.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/api/use-action.ts';
import { Attend } from '#web/features/board/bulletins/attend.tsx';
import { PlanLine } from '#web/features/board/bulletins/plan-line.tsx';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { Soft } from '#web/ui/page/words.tsx';

interface AboutProps {
  act: Extract<Act, { act: 'attend' }>;
  token: string;
}

/** The word changes by the same link until it begins. */
export function AboutMeeting({ act: { bulletin, bankName, isOpen }, token }: AboutProps) {
  const { t } = useTranslation('bulletins');
  const say = useAction({
    send: (attendance: AttendanceWord) =>
      call('doAct', { params: { token }, body: { attendance } }),
    said: () => t('attend.done'),
    failed: () => t('attend.failed'),
    changes: ['readAct'],
    awaitsQueries: true,
  });
  return (
    <Card title={bulletin.title}>
      <Stack gap="small">
        <Soft>{bankName}</Soft>
        <PlanLine plan={bulletin} />
        {isOpen ? (
          <Attend meeting={bulletin} isBusy={say.isBusy} onSay={(word) => void say.run(word)} />
        ) : (
          <Notice
            tone="info"
            action={
              <ButtonLink kind="secondary" to={paths.myBank}>
                {t('attend.toBank')}
              </ButtonLink>
            }
          >
            {t(bulletin.isCalledOff ? 'attend.calledOff' : 'attend.over')}
          </Notice>
        )}
      </Stack>
    </Card>
  );
}
