/** *Foglio del mese*: which month, for whom, and it is printed; nothing is sent (specification §45). */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MonthPaper, PaperEdition } from '#contract/board/outside.ts';
import { call } from '#web/api/call.ts';
import { read } from '#web/api/read.ts';
import { useReason } from '#web/api/refusal.tsx';
import { monthOfYear, today } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { RadioField } from '#web/ui/form/radio-field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { showToast } from '#web/ui/notice/toasts.ts';
import { Stack } from '#web/ui/page/card.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { usePaper } from '#web/ui/paper/use-paper.ts';
import { PaperSheet } from './paper-sheet.tsx';

/** How far back one may print. */
const MONTHS = 12;

export function MonthPaperButton() {
  const { t } = useTranslation('outside');
  const [isOpen, setOpen] = useState(false);
  const { sheets, print } = usePaper<MonthPaper>();
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {t('paper.act')}
      </Button>
      {isOpen && (
        <Choosing
          onClose={() => setOpen(false)}
          onMade={(paper) => {
            setOpen(false);
            print(paper);
          }}
        />
      )}
      {sheets && <PaperSheet paper={sheets} />}
    </>
  );
}

interface ChoosingProps {
  onClose: () => void;
  onMade: (paper: MonthPaper) => void;
}

function Choosing({ onClose, onMade }: ChoosingProps) {
  const { t } = useTranslation('outside');
  const reasonOf = useReason();
  const months = latestMonths();
  const [month, setMonth] = useState(months[0] ?? '');
  const [edition, setEdition] = useState<PaperEdition>('members');
  const [isBusy, setBusy] = useState(false);
  const rules = useQuery(read('listBankRules'));
  const isPublic = rules.data?.some(({ name, value }) => name === 'board-public' && value === true);
  const make = async () => {
    setBusy(true);
    try {
      onMade(await call('readPaper', { query: { month, edition } }));
    } catch (error) {
      showToast('error', t('paper.failed'), reasonOf(error));
      setBusy(false);
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('paper.title')}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('paper.keep')}
          </Button>
          <Button whileClosed busy={isBusy} onClick={make}>
            {t('paper.print')}
          </Button>
        </>
      }
    >
      <Stack gap="small">
        <p>{t('paper.lead')}</p>
        <SelectField
          name="month"
          label={t('paper.month')}
          value={month}
          onChange={setMonth}
          placeholder={false}
          options={months.map((value) => ({
            value,
            label: monthOfYear(value, currentLanguage()),
          }))}
        />
        {isPublic ? (
          <RadioField<PaperEdition>
            name="edition"
            stacked
            label={t('paper.edition')}
            value={edition}
            onChange={(value) => setEdition(value || 'members')}
            options={[
              { value: 'members', label: t('paper.members') },
              { value: 'outside', label: t('paper.outside') },
            ]}
          />
        ) : (
          <Soft isSmall>{t('paper.membersAlone')}</Soft>
        )}
      </Stack>
    </Dialog>
  );
}

/** This month and those before it, `yyyy-MM`. */
function latestMonths(): string[] {
  const [year = 0, month = 1] = today().split('-').map(Number);
  const latest = year * 12 + month - 1;
  return Array.from({ length: MONTHS }, (_, back) => {
    const one = latest - back;
    return `${Math.floor(one / 12)}-${String((one % 12) + 1).padStart(2, '0')}`;
  });
}
