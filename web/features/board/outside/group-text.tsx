/** *Copia per il gruppo*: the requests of the week, without names, to paste into the group (specification §45). */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { read } from '#web/api/read.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { GroupDialog } from '../parts/group-dialog.tsx';

export function GroupTextButton() {
  const { t } = useTranslation('outside');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {t('group.act')}
      </Button>
      {isOpen && <TextOfWeek onClose={() => setOpen(false)} />}
    </>
  );
}

function TextOfWeek({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('outside');
  const week = useQuery(read('readGroupText', { query: {} }));
  const { text, visits } = week.data ?? { text: null, visits: 0 };
  return (
    <GroupDialog
      onClose={onClose}
      text={text ?? undefined}
      note={text === null ? undefined : t('group.visits', { count: visits })}
    >
      <Loaded query={week} skeleton={<TextSkeleton lines={6} />}>
        {() =>
          text === null ? (
            <>
              <p>{t('group.closed')}</p>
              <p>
                <Link to={paths.bankRules}>{t('group.rules')}</Link>
              </p>
            </>
          ) : (
            <p>{t('group.lead')}</p>
          )
        }
      </Loaded>
    </GroupDialog>
  );
}
