/**
 * The arrows of the house: which room may know which. An arrow forbids imports by a pattern on
 * `from → to`, as `imports.ts` reads them. Each one is proven in arrows.test.ts.
 */
import { cyclesIn, type Import, readImports } from './imports.ts';

interface Arrow {
  why: string;
  /** Imports written `from → to`. */
  forbids: RegExp;
  /** The files that may, although. */
  except?: RegExp;
  /** What an import must be besides, to be forbidden. */
  when?(given: Import): boolean;
}

const TESTS = /^server\/test\/|[.]test[.]tsx?$/;
const SUPPORT = /^(server\/test|e2e)\/support\//;

const houses = {
  'contract-knows-only-zod': {
    why: 'the contract is read by both sides, so it imports nothing but zod',
    forbids: /^contract\/.* → (?!contract\/|npm:zod$)/,
    except: TESTS,
  },
  'server-never-knows-web': {
    why: 'server and web meet in the contract only',
    forbids: /^server\/.* → web\//,
  },
  'web-never-knows-server': {
    why: 'server and web meet in the contract only',
    forbids: /^web\/.* → server\//,
  },
  'product-never-knows-its-tools': {
    why: 'tests, benches and scripts look at the product, never the other way round',
    forbids: /^(contract|server|web)\/.* → ((server\/test|e2e|bench|scripts)\/|.*[.]test[.]tsx?$)/,
    except: TESTS,
  },
  'product-runs-without-dev-dependencies': {
    why: 'what the product imports is listed under dependencies',
    forbids: /^(contract|server|web)\/.* → npm:/,
    except: TESTS,
    when: ({ isDev, isTypeOnly }) => isDev && !isTypeOnly,
  },
  'no-riddle': {
    why: 'an import that cannot be resolved cannot be judged',
    forbids: /^(?!scripts\/).* → unknown:|^scripts\/.* → unknown:(?!import\()/,
  },
} satisfies Record<string, Arrow>;

const server = {
  'platform-knows-no-room': {
    why: 'platform has no domain words: it gets what it needs as arguments',
    forbids: /^server\/platform\/.* → server\/(?!platform\/)/,
    except: TESTS,
  },
  'rooms-never-look-up': {
    why: 'rooms are put together by app.ts and portal.ts, and know neither',
    forbids: /^server\/(modules|platform)\/.* → server\/(main|app|portal)[.]ts$/,
    except: TESTS,
  },
  'ledger-knows-no-other-room': {
    why: 'ledger ← exchanges: money does not know why it moves',
    forbids: /^server\/modules\/ledger\/.* → server\/modules\/(?!ledger\/|tables[.]ts$)/,
  },
  'exchanges-know-neither-exports-nor-mail': {
    why: 'exchanges ← exports, mail: an exchange writes an outbox row and is done',
    forbids: /^server\/modules\/exchanges\/.* → server\/modules\/(exports|mail)\//,
  },
  'routes-only-in-app': {
    why: 'a room is entered through its actions, its routes by app.ts alone',
    forbids: /^server\/.* → server\/modules\/.*\broutes[.]ts$/,
    except: /^server\/app[.]ts$/,
  },
  'no-calling-upward': {
    why: 'routes → actions → sql, rules, present: a request walks down once',
    forbids: /\b(sql|rules|present)[.]ts → server\/modules\/.*\b(actions|routes)[.]ts$/,
  },
  'rules-are-pure': {
    why: 'rules decide on plain facts: no statements, no packages, no machine',
    forbids: /^server\/modules\/.*\brules[.]ts → (.*\b(sql|present)[.]ts$|server\/platform\/|n)/,
    when: ({ isTypeOnly }) => !isTypeOnly,
  },
  'http-words-only-in-routes': {
    why: 'fastify is known to routes.ts, app.ts, routing.ts, platform/http and platform/log alone',
    forbids: /^server\/.* → npm:(@?fastify)/,
    except:
      /\broutes[.]ts$|^server\/(app|routing)[.]ts$|^server\/(platform\/(http|log)|test\/support\/)/,
  },
  'sql-words-only-in-sql': {
    why: 'kysely and pg are known to sql.ts, tables.ts and platform alone',
    forbids: /^server\/.* → npm:(kysely|pg|graphile-worker)$/,
    except: /\bsql[.]ts$|^server\/modules\/tables[.]ts$|^server\/(platform|test)\//,
  },
  'stories-use-the-front-door': {
    why: 'a story speaks HTTP through test/support and may look into the books; a unit test lives beside its file',
    forbids: /^server\/test\/.* → server\/modules\/(?!ledger\/sql[.]ts$)/,
    except: SUPPORT,
  },
} satisfies Record<string, Arrow>;

const web = {
  'ui-knows-no-domain': {
    why: 'ui ← features ← screens; ui has no domain words and makes no calls',
    forbids: /^web\/ui\/.* → web\/(features|screens|api|router|main)\b/,
    except: TESTS,
  },
  'api-knows-no-screen': {
    why: 'api and texts ← features ← screens; of ui they know the messages alone',
    forbids:
      /^web\/(api|i18n)\/.* → web\/(features|screens|ui\/(?!notice\/toasts[.]ts$)|router|main)\b/,
    except: TESTS,
  },
  'features-know-no-screen': {
    why: 'features ← screens',
    forbids: /^web\/features\/.* → web\/(screens|router|main)\b/,
    except: TESTS,
  },
  'features-know-no-other-feature': {
    why: 'two features meet in a screen, or what they share belongs to ui or the contract',
    forbids: /^web\/features\/([^/]+)\/.* → web\/features\/(?!\1\/)/,
  },
  'stories-in-a-browser-see-pages': {
    why: 'a browser story knows pages, mails and the contract; only e2e/support starts a portal',
    forbids: /^e2e\/.* → (web|server)\//,
    except: SUPPORT,
  },
} satisfies Record<string, Arrow>;

const ARROWS = { ...houses, ...server, ...web };
/** Every arrow's name: arrows.test.ts proves each one with a violation and a clean twin. */
export type ArrowName = keyof typeof ARROWS | 'no-cycle';

/** @returns one line for each forbidden import below `baseDir`; empty when all is well. */
export function brokenArrows(baseDir: string): string[] {
  const imports = readImports(baseDir);
  if (imports.length === 0) return ['no import was read: the path is wrong'];
  const broken = Object.entries<Arrow>(ARROWS).flatMap(([name, { why, forbids, except, when }]) =>
    imports
      .filter((given) => forbids.test(`${given.from} → ${given.to}`))
      .filter((given) => !except?.test(given.from) && (when?.(given) ?? true))
      .map(({ from, to }) => `${name}: ${from} → ${to} (${why})`),
  );
  const cycles = cyclesIn(imports).map(
    (files) => `no-cycle: ${files.join(' → ')} (files that need each other lack a third)`,
  );
  return [...broken, ...cycles];
}
