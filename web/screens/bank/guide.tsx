/** The guide for banks (docs/for-banks*.md) at the desk, in the language of its reader. */

import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#contract/locales.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { paths } from '#web/paths.ts';
import { BackLink } from '#web/ui/page/back-link.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { Narrow } from '../frame/narrow.tsx';
import css from './guide.module.css';
import { type Block, blocksOf, type Piece } from './guide-text.ts';

/** Each in a chunk of its own; a language without one reads the English one. */
const PAGES = import.meta.glob<string>('../../../docs/for-banks*.md', {
  query: '?raw',
  import: 'default',
});

const ENGLISH = PAGES['../../../docs/for-banks.md'];

/** Its file has no language in its name. */
const UNNAMED: Partial<Record<Locale, typeof ENGLISH>> = { en: ENGLISH };

const ownGuide = (language: Locale) =>
  UNNAMED[language] ?? PAGES[`../../../docs/for-banks.${language}.md`];

async function guideIn(language: Locale): Promise<string> {
  const load = ownGuide(language) ?? ENGLISH;
  if (!load) throw new Error('the guide for banks is not in the build');
  return load();
}

/** /bank-home/guide */
export default function BankGuide() {
  const { t } = useTranslation('members');
  const language = currentLanguage();
  const { data } = useQuery({
    queryKey: ['guide', language],
    queryFn: async () => blocksOf(await guideIn(language)),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [title, ...blocks] = data ?? [];
  const headings = blocks.filter((block) => block.kind === 'heading');
  const isBorrowed = !ownGuide(language);
  const lang = isBorrowed ? 'en' : undefined;
  return (
    <Narrow gap="small">
      <BackLink to={paths.bankHome}>{t('guide.back')}</BackLink>
      <PageTitle>
        {title && title.kind === 'title' ? (
          <span lang={lang}>
            <Words pieces={title.pieces} />
          </span>
        ) : (
          t('guide.title')
        )}
      </PageTitle>
      {isBorrowed && <p>{t('guide.inEnglish')}</p>}
      {!data && <TextSkeleton lines={20} />}
      {data && (
        <Stack>
          <nav aria-label={t('guide.parts')}>
            <ul className={css.parts} lang={lang}>
              {headings.map(({ id, pieces }) => (
                <li key={id}>
                  <a href={`#${id}`}>
                    <Words pieces={pieces} />
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <Card>
            <div className={css.text} lang={lang}>
              {blocks.map((block) => (
                <Drawn key={block.at} block={block} />
              ))}
            </div>
          </Card>
        </Stack>
      )}
    </Narrow>
  );
}

function Drawn({ block }: { block: Block }) {
  if (block.kind === 'bullets' || block.kind === 'steps') {
    const List = block.kind === 'steps' ? 'ol' : 'ul';
    return (
      <List>
        {block.items.map((pieces) => (
          <li key={pieces.map(({ text }) => text).join('')}>
            <Words pieces={pieces} />
          </li>
        ))}
      </List>
    );
  }
  const words = <Words pieces={block.pieces} />;
  if (block.kind === 'text') return <p>{words}</p>;
  return (
    <h2 id={block.id} tabIndex={-1}>
      {words}
    </h2>
  );
}

function Words({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ at: key, text, as, to }) => {
    if (as === 'strong') return <strong key={key}>{text}</strong>;
    if (as === 'name') return <em key={key}>{text}</em>;
    if (as === 'link') {
      return (
        <a key={key} href={`#${to}`}>
          {text}
        </a>
      );
    }
    return <span key={key}>{text}</span>;
  });
}
