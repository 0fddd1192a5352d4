/** No exchange here: none at all, or none that the filters let through. */
import { useTranslation } from 'react-i18next';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ListDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** With the next act: record the first one, or look at all again. */
export function NothingOwn({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation('exchanges');
  const which = isFiltered ? 'nothingFound' : 'nothing';
  return (
    <EmptyState
      drawing={<ListDrawing />}
      title={t(`mine.${which}.title`)}
      action={
        <ButtonLink to={isFiltered ? paths.myExchanges : paths.newExchange}>
          {t(`mine.${which}.act`)}
        </ButtonLink>
      }
    >
      {t(`mine.${which}.text`)}
    </EmptyState>
  );
}
