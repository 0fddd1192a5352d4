/** The bodies that came in: each needs who acts for it, which no file can say (specification §51). */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PAGE_SIZE } from '#contract/limits.ts';
import type { Import } from '#contract/paper/imports.ts';
import { memberPath, paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';
import { List } from '#web/ui/page/lines.tsx';
import { rowsQuery } from './queries.ts';

/** The first of them by name, with the way to their page and to where referents are named. */
export function BroughtBodies({ found }: { found: Import }) {
  const { t } = useTranslation('imports');
  const { data } = useQuery(rowsQuery(found.id, { bodies: 'only' }, PAGE_SIZE));
  return (
    <Notice
      tone="info"
      title={t('run.bodies', { count: found.bodies })}
      action={
        <ButtonLink kind="secondary" small to={paths.bankBodies}>
          {t('run.bodiesLink')}
        </ButtonLink>
      }
    >
      <p>{t('run.bodiesText')}</p>
      <List>
        {data?.items.map(({ line, reading, personId }) => (
          <li key={line}>
            {personId === null ? (
              reading.name
            ) : (
              <Link to={memberPath(personId)}>{reading.name}</Link>
            )}
          </li>
        ))}
      </List>
    </Notice>
  );
}
