/** Of a language whose texts nobody has read who grew up with it: the way to say what sounds odd. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { UNREAD } from '#contract/locales.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { paths } from '#web/paths.ts';

/** A link in a footer, to the page that says whom to write to; nothing in other languages. */
export function UnreadLanguage() {
  const { t } = useTranslation('frame');
  return UNREAD[currentLanguage()] && <Link to={paths.accessibility}>{t('unread')}</Link>;
}
