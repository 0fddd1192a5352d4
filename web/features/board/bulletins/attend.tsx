/** Whether somebody comes to a meeting, and with how many: two buttons, until it begins. */
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AttendanceWord, OwnBulletin } from '#contract/board/bulletins.ts';
import { ATTENDANCE_HEADS_MAX } from '#contract/limits.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { Soft } from '#web/ui/page/words.tsx';

interface AttendProps {
  meeting: Pick<OwnBulletin, 'title' | 'guests' | 'mine'>;
  isBusy: boolean;
  onSay: (word: AttendanceWord) => void;
}

const HEADS = Array.from({ length: ATTENDANCE_HEADS_MAX }, (_, nth) => nth + 1);

/** What the reader said, in words; empty before they say anything. */
export function useSaidWords(): (mine: OwnBulletin['mine']) => string {
  const { t } = useTranslation('bulletins');
  return (mine) => {
    if (mine === null) return '';
    return mine.says === 'yes' ? t('attend.saidYes', { count: mine.heads }) : t('attend.saidNo');
  };
}

export function Attend({ meeting: { title, guests, mine }, isBusy, onSay }: AttendProps) {
  const { t } = useTranslation('bulletins');
  const [heads, setHeads] = useState(String(mine?.heads ?? 1));
  const id = useId();
  const said = useSaidWords()(mine);
  const button = (says: AttendanceWord['says'], count: number) => (
    <Button
      kind={says === 'yes' && mine?.says !== 'yes' ? 'primary' : 'secondary'}
      busy={isBusy}
      aria-describedby={id}
      onClick={() => onSay({ says, heads: count })}
    >
      {t(`attend.${says}`)}
      <span className="visually-hidden"> {title}</span>
    </Button>
  );
  return (
    <Stack gap="small">
      <p id={id} role="status">
        <strong>{said === '' ? t('attend.question') : said}</strong>
      </p>
      {guests && (
        <SelectField
          name="heads"
          label={t('attend.heads')}
          options={HEADS.map((count) => ({
            value: String(count),
            label: count === 1 ? t('attend.alone') : t('attend.with', { count }),
          }))}
          placeholder={false}
          value={heads}
          onChange={setHeads}
        />
      )}
      <Acts>
        {button('yes', guests ? Number(heads) : 1)}
        {button('no', 1)}
      </Acts>
      {mine && <Soft isSmall>{t('attend.change')}</Soft>}
    </Stack>
  );
}
