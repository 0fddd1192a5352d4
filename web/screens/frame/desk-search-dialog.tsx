/** The desk's search in its window; what is found closes it on the way to its page. */
import { useTranslation } from 'react-i18next';
import { DeskSearchPanel } from '#web/features/hours/desk/search/desk-search.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';

export default function DeskSearchDialog(window: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('frame');
  return (
    <Dialog {...window} isWide title={t('search')}>
      <DeskSearchPanel />
    </Dialog>
  );
}
