/**
 * The arrows of the house: which room may know which. Read by dependency-cruiser, with swc as its
 * parser because TypeScript 7 has no compiler API for it. Each rule is proven in arrows.test.ts.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult, type IRegularForbiddenRuleType } from 'dependency-cruiser';

const HOUSES = ['contract', 'server', 'web', 'e2e', 'bench', 'scripts'];
const TEST = '[.]test[.]tsx?$';
const SUPPORT = '^(server/test|e2e)/support/';
/** A trade is a file or, when a room has much of it, the end of several files' names. */
const SQL = '[/-]sql[.]ts$';
const RULES = '[/-]rules[.]ts$';
const PRESENT = '[/-]present[.]ts$';
const ACTIONS = '[/-]actions[.]ts$';
const ROUTES = '[/-]routes[.]ts$';

type Arrow = Omit<IRegularForbiddenRuleType, 'name' | 'severity' | 'scope'> & { comment: string };

const houses = {
  'contract-knows-only-zod': {
    comment: 'the contract is read by both sides, so it imports nothing but zod',
    from: { path: '^contract/', pathNot: TEST },
    to: { pathNot: '^contract/|(^|/)node_modules/zod/' },
  },
  'server-never-knows-web': {
    comment: 'server and web meet in the contract only',
    from: { path: '^server/' },
    to: { path: '^web/' },
  },
  'web-never-knows-server': {
    comment: 'server and web meet in the contract only',
    from: { path: '^web/' },
    to: { path: '^server/' },
  },
  'product-never-knows-its-tools': {
    comment: 'tests, benches and scripts look at the product, never the other way round',
    from: { path: '^(contract|server|web)/', pathNot: ['^server/test/', TEST] },
    to: { path: ['^(server/test|e2e|bench|scripts)/', TEST] },
  },
  'product-runs-without-dev-dependencies': {
    comment: 'what the product imports is listed under dependencies',
    from: { path: '^(contract|server|web)/', pathNot: ['^server/test/', TEST] },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'] },
  },
  'no-cycle': {
    comment: 'files that need each other are one file or lack a third',
    from: {},
    to: { circular: true },
  },
  'no-riddle': {
    comment: 'an import that cannot be resolved cannot be judged',
    from: {},
    to: { couldNotResolve: true },
  },
} satisfies Record<string, Arrow>;

const server = {
  'platform-knows-no-room': {
    comment: 'platform has no domain words: it gets what it needs as arguments',
    from: { path: '^server/platform/', pathNot: TEST },
    to: { path: '^server/(?!platform/)' },
  },
  'rooms-never-look-up': {
    comment: 'rooms are put together by app.ts and started by main.ts, and know neither',
    from: { path: '^server/(modules|platform)/' },
    to: { path: '^server/(main|app|portal)[.]ts$' },
  },
  'ledger-knows-no-other-room': {
    comment: 'ledger ← exchanges: money does not know why it moves',
    from: { path: '^server/modules/ledger/' },
    to: { path: '^server/modules/(?!ledger/)' },
  },
  'exchanges-know-neither-exports-nor-mail': {
    comment: 'exchanges ← exports, mail: an exchange writes an outbox row and is done',
    from: { path: '^server/modules/exchanges/' },
    to: { path: '^server/modules/(exports|mail)/' },
  },
  'routes-only-in-app': {
    comment: 'a room is entered through its actions, its routes by app.ts alone',
    from: { path: '^server/', pathNot: '^server/app[.]ts$' },
    to: { path: ROUTES },
  },
  'no-calling-upward': {
    comment: 'routes → actions → sql, rules, present: a request walks down once',
    from: { path: [SQL, RULES, PRESENT] },
    to: { path: [ACTIONS, ROUTES] },
  },
  'rules-are-pure': {
    comment: 'rules decide on plain facts: no statements, no packages, no clock',
    from: { path: `^server/modules/.*${RULES}` },
    to: {
      path: [SQL, PRESENT, '^server/platform/', '(^|/)node_modules/', '^[^/]+$'],
      dependencyTypesNot: ['type-only'],
    },
  },
  'http-words-only-in-routes': {
    comment: 'fastify is known to routes.ts, app.ts, routing.ts and platform/http alone',
    from: {
      path: '^server/',
      pathNot: [ROUTES, '^server/(app|routing)[.]ts$', '^server/platform/http', '^server/test/'],
    },
    to: { path: '(^|/)node_modules/(fastify|@fastify/[^/]+|fastify-type-provider-zod)/' },
  },
  'sql-words-only-in-sql': {
    comment: 'kysely and pg are known to sql.ts, tables.ts and platform alone',
    from: {
      path: '^server/',
      pathNot: [SQL, '^server/modules/tables[.]ts$', '^server/(platform|test/support)/'],
    },
    to: { path: '(^|/)node_modules/(kysely|pg|@types/pg|graphile-worker)/' },
  },
  'stories-use-the-front-door': {
    comment: 'a story speaks HTTP through test/support; a unit test lives beside its file',
    from: { path: '^server/test/', pathNot: SUPPORT },
    to: { path: '^server/(modules|migrations)/' },
  },
} satisfies Record<string, Arrow>;

const web = {
  'ui-knows-no-domain': {
    comment: 'ui ← features ← screens; ui has no domain words and makes no calls',
    from: { path: '^web/ui/', pathNot: TEST },
    to: { path: '^web/(features|screens|api|router|main)' },
  },
  'api-knows-no-screen': {
    comment: 'api ← features ← screens',
    from: { path: '^web/(api|i18n)/', pathNot: TEST },
    to: { path: '^web/(features|screens|ui|router|main)' },
  },
  'features-know-no-screen': {
    comment: 'features ← screens',
    from: { path: '^web/features/', pathNot: TEST },
    to: { path: '^web/(screens|router|main)' },
  },
  'features-know-no-other-feature': {
    comment: 'two features meet in a screen, or what they share belongs to ui or the contract',
    from: { path: '^web/features/([^/]+)/' },
    to: { path: '^web/features/', pathNot: '^web/features/$1/' },
  },
  'stories-in-a-browser-see-pages': {
    comment:
      'a browser story knows pages, mails and the contract; only e2e/support starts a portal',
    from: { path: '^e2e/', pathNot: SUPPORT },
    to: { path: '^(web|server)/' },
  },
} satisfies Record<string, Arrow>;

const ARROWS = { ...houses, ...server, ...web };
/** Every arrow's name: arrows.test.ts proves each one with a violation and a clean twin. */
export type ArrowName = keyof typeof ARROWS;

/**
 * Reads every import below `baseDir`.
 * @returns one line for each forbidden one: rule, from, to and the reason; empty when all is well.
 */
export async function brokenArrows(baseDir: string): Promise<string[]> {
  const { modules, summary } = await readImports(baseDir);
  if (modules.length === 0) return ['no file was read: the parser is missing or the path is wrong'];
  return summary.violations.map(({ rule, from, to, cycle }) => {
    const target = cycle ? cycle.map(({ name }) => name).join(' → ') : to;
    const reason = Object.entries<Arrow>(ARROWS).find(([name]) => name === rule.name)?.[1].comment;
    return `${rule.name}: ${from} → ${target} (${reason})`;
  });
}

async function readImports(baseDir: string): Promise<ICruiseResult> {
  const forbidden = Object.entries<Arrow>(ARROWS).map(([name, arrow]) => ({
    ...arrow,
    name,
    severity: 'error' as const,
  }));
  const { output } = await cruise(
    HOUSES.filter((house) => existsSync(join(baseDir, house))),
    {
      baseDir,
      parser: 'swc',
      tsPreCompilationDeps: true,
      doNotFollow: 'node_modules',
      exclude: '^web/dist/',
      validate: true,
      ruleSet: { forbidden },
    },
    {
      bustTheCache: true,
      exportsFields: ['exports'],
      conditionNames: ['import', 'module-sync', 'browser', 'node', 'types', 'default', 'style'],
    },
  );
  if (typeof output === 'string') throw new Error('dependency-cruiser answered with text');
  return output;
}
