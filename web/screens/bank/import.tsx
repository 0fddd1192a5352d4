/** Bringing books from another program (specification §2, §18): five steps, one question each. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InvitationsCard } from '#web/features/paper/desk/invitations-card.tsx';
import { ColumnsStep } from '#web/features/paper/imports/columns-step.tsx';
import { DoubtfulStep } from '#web/features/paper/imports/doubtful-step.tsx';
import { DropFile } from '#web/features/paper/imports/drop-file.tsx';
import { FiguresStep } from '#web/features/paper/imports/figures-step.tsx';
import { FileStep } from '#web/features/paper/imports/file-step.tsx';
import { importQuery } from '#web/features/paper/imports/queries.ts';
import { RunStep } from '#web/features/paper/imports/run-step.tsx';
import { SheetChoice } from '#web/features/paper/imports/sheet-choice.tsx';
import { StepNav, stepOf } from '#web/features/paper/imports/steps.tsx';
import { paths } from '#web/paths.ts';
import { useUrlState } from '#web/ui/address.ts';
import { idIn } from '#web/ui/address-id.ts';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { BackLink } from '#web/ui/page/back-link.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';

const START = { import: '', step: '' };

/** /bank-import */
export default function BankImport() {
  const { t } = useTranslation('imports');
  const [{ import: id, step }, set] = useUrlState(START);
  // For another sheet of it; after a reload it has to be chosen again.
  const [file, setFile] = useState<File>();
  const take = (made: number, table: File) => {
    setFile(table);
    set({ import: String(made), step: '' });
  };
  const isId = idIn(id) !== undefined;
  return (
    <Stack gap="small">
      <BackLink to={paths.bankMembers}>{t('toMembers')}</BackLink>
      <PageTitle>{t('title')}</PageTitle>
      {isId ? (
        <OneImport
          key={id}
          id={Number(id)}
          wanted={step}
          file={file}
          onRead={take}
          onStep={(next) => set({ step: next })}
          onDropped={() => set({ import: '', step: '' })}
        />
      ) : (
        <>
          <StepNav step="file" />
          <FileStep onRead={take} />
        </>
      )}
    </Stack>
  );
}

interface OneImportProps {
  id: number;
  wanted: string;
  file: File | undefined;
  onRead: (id: number, file: File) => void;
  onStep: (step: string) => void;
  onDropped: () => void;
}

function OneImport({ id, wanted, file, onRead, onStep, onDropped }: OneImportProps) {
  const found = useQuery(importQuery(id));
  if (found.isError && !found.data) return <LoadTrouble query={found} />;
  if (!found.data) return <TextSkeleton lines={8} />;
  const step = stepOf(found.data, wanted);
  return (
    <>
      <StepNav step={step} />
      {step === 'columns' && (
        <ColumnsStep
          key={found.data.mapping.headerLine}
          found={found.data}
          sheets={<SheetChoice found={found.data} file={file} onRead={onRead} />}
          onChecking={() => onStep('')}
        />
      )}
      {step === 'doubtful' && (
        <DoubtfulStep
          found={found.data}
          onDone={() => onStep('figures')}
          onStay={() => onStep('doubtful')}
        />
      )}
      {step === 'figures' && (
        <FiguresStep
          found={found.data}
          onBack={() => onStep('columns')}
          onDoubtful={() => onStep('')}
          onMend={() => onStep('figures')}
        />
      )}
      {step === 'run' && <RunStep found={found.data} />}
      {found.data.state === 'done' && <InvitationsCard />}
      <DropFile found={found.data} onDropped={onDropped} />
    </>
  );
}
