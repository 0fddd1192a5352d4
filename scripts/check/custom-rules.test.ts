/** Proves every rule: one text it must refuse, and the nearest text it must allow. */
import { describe, expect, test } from 'vitest';
import { brokenIn, brokenRules, type RuleName } from './custom-rules.ts';

const SAYS = '/** What for. */\n';
const TO_DO = ['TO', 'DO'].join('');
const ARCHAIC = ['Who', 'ever'].join('');

/** Texts by file: what is refused in the first file of `refused` and allowed as in `allowed`. */
const PROOFS: Record<RuleName, { refused: [string, string][]; allowed: [string, string][] }> = {
  'sql-in-sql-files': {
    refused: [
      ['server/modules/banks/banks/actions.ts', 'const q = sql`select 1`;'],
      ['server/modules/banks/banks/actions.ts', 'const q = sql<{ id: number }>`select 1`;'],
      ['server/modules/banks/banks/routes.ts', "const q = db\n  .selectFrom('bank').selectAll();"],
    ],
    allowed: [
      ['server/modules/banks/banks/sql.ts', 'const q = sql`select 1`;'],
      ['server/modules/banks/banks/actions.ts', 'const q = readBank(tx, 1);'],
    ],
  },
  'builder-or-sql': {
    refused: [
      [
        'server/modules/banks/banks/sql.ts',
        "const q = statement((p) => query.selectFrom('bank').where(sql<boolean>`id = 1`));",
      ],
      [
        'server/modules/banks/banks/sql.ts',
        "const q = () => {\n  const all = query\n    .selectFrom('bank');\n  return sql`select from x`;\n};",
      ],
      [
        'server/modules/banks/banks/sql.ts',
        "function q() { return query.insertInto('bank').values({ id: sql`1` }); }",
      ],
    ],
    allowed: [
      [
        'server/modules/banks/banks/sql.ts',
        "const isOpen = sql<boolean>`open`;\nconst q = () => query.selectFrom('bank').where(isOpen);",
      ],
      [
        'server/modules/banks/banks/sql.ts',
        "const q = () => query.selectFrom('bank').orderBy(sql.ref('bank.id'));",
      ],
      ['server/modules/banks/banks/sql.ts', 'const q = () => sql`select from bank`;'],
    ],
  },
  'no-branch-on-parameter': {
    refused: [
      ['server/modules/banks/banks/sql.ts', 'const q = (p) => (p.search ? sql`a` : sql`b`);'],
      ['server/modules/banks/banks/sql.ts', 'const q = (p) => p.search && sql`a`;'],
      ['server/modules/banks/banks/sql.ts', 'const q = (p) => p.search ?? sql`a`;'],
      ['server/modules/banks/banks/sql.ts', 'const q = (p) => !p.search;'],
      ['server/modules/banks/banks/sql.ts', 'function q(p) { if (p.search) return sql`a`; }'],
    ],
    allowed: [
      ['server/modules/banks/banks/sql.ts', 'const q = (p) => (searching ? sql`a` : sql`b`);'],
      ['server/modules/banks/banks/desk.ts', 'const q = (p) => (p.search ? 1 : 2);'],
    ],
  },
  'clock-in-platform': {
    refused: [
      ['server/modules/banks/banks/actions.ts', 'const now = new Date();'],
      ['server/platform/jobs.ts', 'const now = Date.now();'],
    ],
    allowed: [
      ['server/platform/clock.ts', 'const now = new Date();'],
      ['server/modules/banks/banks/actions.ts', 'const day = new Date(text);'],
    ],
  },
  'day-of-a-moment-at-the-portal': {
    refused: [
      ['web/features/hours/shares/card.tsx', 'const day = new Date().toISOString().slice(0, 10);'],
      ['web/screens/home.tsx', 'const year = moment.getFullYear();'],
      ['web/screens/home.tsx', 'const isToday = at.toDateString() === day;'],
      [
        'server/modules/people/skills/actions.ts',
        'const since = clock.now().toISOString().slice(0, 10);',
      ],
    ],
    allowed: [
      ['web/i18n/format.ts', 'const day = date.toISOString().slice(0, 10);'],
      ['web/screens/home.tsx', 'const sent = moment.toISOString();'],
      ['web/screens/home.tsx', 'date.setUTCDate(date.getUTCDate() - 30);'],
      [
        'server/modules/board/arrangements/rules.ts',
        'const after = new Date(day).toISOString().slice(0, 10);',
      ],
    ],
  },
  'environment-in-config': {
    refused: [['server/platform/log.ts', 'const level = process.env.LOG_LEVEL;']],
    allowed: [['server/platform/environment.ts', 'const path = process.env.PATH;']],
  },
  'text-in-i18n': {
    refused: [['web/ui/card.tsx', 'const a = <p>Ciao {name}</p>;']],
    allowed: [['web/ui/card.tsx', "const a = <p className='page'>{t('name')}: · 1</p>;"]],
  },
  'labels-in-i18n': {
    refused: [
      ['web/ui/card.tsx', 'const a = <input placeholder="Nome" />;'],
      ['web/ui/card.tsx', "const a = <img alt={'Logo'} />;"],
    ],
    allowed: [['web/ui/card.tsx', 'const a = <img alt="" id="logo" title={t(\'logo\')} />;']],
  },
  'marks-by-marked': {
    refused: [['web/screens/home.tsx', "import { Trans, useTranslation } from 'react-i18next';"]],
    allowed: [['web/screens/home.tsx', "import { useTranslation } from 'react-i18next';"]],
  },
  'breakpoints-by-name': {
    refused: [
      ['web/ui/a.css', '@media screen and (max-width: 47.99rem) {}'],
      ['web/ui/a.css', '@media (min-width: 48rem) {}'],
    ],
    allowed: [
      ['web/ui/a.css', '@media screen and (--phone) {}'],
      ['web/ui/a.css', '@media (max-width: 34rem) {}'],
    ],
  },
  'no-import-glob': {
    refused: [['web/router.tsx', "const all = import.meta.glob('./screens/*.tsx');"]],
    allowed: [
      ['web/screens/bank/guide.tsx', "const all = import.meta.glob('../docs/*.md');"],
      ['web/router.tsx', "const one = import('./screens/home.tsx');"],
    ],
  },
  'no-branch-on-language': {
    refused: [
      ['web/i18n/format.ts', "const at = language === 'de' ? '.' : '/';"],
      ['web/i18n/format.ts', "switch (language) { case 'es': break; }"],
      ['contract/hours/hours.ts', "const HOURS: Record<Locale, string> = { it: 'h' };"],
    ],
    allowed: [
      ['web/i18n/format.ts', 'const text = fill(DAYS[language].table, day);'],
      ['web/i18n/format.test.ts', "const isGerman = language === 'de';"],
    ],
  },
  'no-forced-cast': {
    refused: [['contract/hours/hours.ts', 'const a = b as unknown as string;']],
    allowed: [['contract/hours/hours.ts', "const a = ['x'] as const;"]],
  },
  'no-sleep': {
    refused: [
      ['e2e/joining.test.ts', 'await page.waitForTimeout(500);'],
      ['server/test/joining.test.ts', 'await new Promise((resolve) => setTimeout(resolve, 50));'],
    ],
    allowed: [['e2e/joining.test.ts', "await page.waitForURL('/home');"]],
  },
  'file-comment': {
    refused: [['contract/hours/hours.ts', "import { z } from 'zod';"]],
    allowed: [['contract/hours/hours.ts', '// Hours.\nexport const a = 1;']],
  },
  'plain-words': {
    refused: [
      ['docs/operating.md', `${ARCHAIC} restores it erases them again.`],
      ['server/modules/banks/banks/actions.ts', `// ${ARCHAIC} asks.`],
    ],
    allowed: [
      ['docs/operating.md', 'The person who restores it erases them again, with a new weekday.'],
      ['server/migrations/0001_first.sql', `-- ${ARCHAIC} asks.`],
    ],
  },
  'no-todo': {
    refused: [
      ['docs/operating.md', `${TO_DO}: describe backups`],
      ['server/migrations/0001_first.sql', `-- ${TO_DO}`],
    ],
    allowed: [['docs/operating.md', 'Backups are made each night.']],
  },
};

/** Every text gets an opening comment, except the one that proves that rule. */
function violationsOf(name: string, [path, text]: [string, string]): string[] {
  const opened = name === 'file-comment' || !path.includes('.ts') ? text : SAYS + text;
  return brokenIn(path, opened);
}

describe.each(Object.entries(PROOFS))('%s', (name, { refused, allowed }) => {
  test.each(refused)('refuses in %s: %s', (...proof) => {
    const broken = violationsOf(name, proof);
    expect(broken).toHaveLength(1);
    expect(broken[0]).toContain(` ${name}: `);
  });

  test.each(allowed)('allows in %s: %s', (...proof) => {
    expect(violationsOf(name, proof)).toEqual([]);
  });
});

test('names the line', () => {
  const text = `${SAYS}const a = 1;\nconst b = new Date();`;
  expect(brokenIn('server/app.ts', text)[0]).toMatch(/^server\/app\.ts:3 /);
});

test('reading nothing at all is a failure', () => {
  expect(brokenRules('/nowhere')).toHaveLength(1);
});
