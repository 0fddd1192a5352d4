/** At the desk: for whom one acts, and how their word has come; what is done below it goes with that. */
import { useTranslation } from 'react-i18next';
import type { Notice } from '#contract/board/notices.ts';
import type { ExchangeBasis } from '#contract/hours/exchange-states.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { BasisField } from './basis-field.tsx';
import { answerForMemberPath } from './notice-paths.ts';

interface ActingForProps {
  notice: Notice;
  basis: ExchangeBasis;
  onBasis: (basis: ExchangeBasis) => void;
}

export function ActingFor({ notice: { id, who, state }, basis, onBasis }: ActingForProps) {
  const { t } = useTranslation('notices');
  return (
    <Card title={t('forMember.title', { who })}>
      <Stack gap="small">
        <BasisField label={t('forMember.basis')} value={basis} onChange={onBasis} />
        {state === 'open' && (
          <div>
            <ButtonLink kind="secondary" to={answerForMemberPath(id)}>
              {t('forMember.answer')}
            </ButtonLink>
          </div>
        )}
      </Stack>
    </Card>
  );
}
