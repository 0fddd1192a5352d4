/**
 * Import boundaries: which part of the project may import which. A boundary forbids imports by a
 * pattern on `from → to`, as `imports.ts` reads them. import-boundaries.test.ts proves each one.
 */
import { cyclesIn, type Import, readImports } from './imports.ts';

interface Boundary {
  message: string;
  /** Imports written `from → to`. */
  forbids: RegExp;
  /** Files to which the boundary does not apply. */
  except?: RegExp;
  /** A further condition under which an import is forbidden. */
  when?(given: Import): boolean;
}

/**
 * The modules of the server with their groups, from the lowest to the highest. A module imports only
 * modules before it, so their graph has no cycle.
 */
const MODULES = [
  'hours/ledger',
  'hours/seals',
  'running/audit',
  'sending/outbox',
  'running/guards',
  'people/ages',
  'people/accounts',
  'people/consents',
  'banks/banks',
  'banks/rules',
  'hours/limits',
  'banks/rooms',
  'people/pictures',
  'hours/exchanges',
  'hours/fund',
  'people/members',
  'people/joining',
  'people/register',
  'people/guardians',
  'people/fees',
  'people/insured',
  'people/skills',
  'paper/desk',
  'people/delegates',
  'people/bodies',
  'banks/network',
  'board/bulletins',
  'board/notices',
  'board/finding',
  'people/companions',
  'banks/months',
  'board/attention',
  'board/arrangements',
  'board/threads',
  'hours/thanks',
  'banks/reports',
  'board/activities',
  'board/outside',
  'hours/todo',
  'portal/portal',
  'hours/batches',
  'hours/shares',
  'paper/cheques',
  'people/erasure',
  'running/backups',
  'hours/books',
  'banks/archive',
  'paper/exports',
  'sending/letters',
  'paper/imports',
  'portal/suspensions',
  'sending/live',
  'sending/mail',
  'sending/push',
  'sending/webhooks',
  'running/housekeeping',
  'running/jobs',
  'running/metrics',
  'portal/health',
  'portal/status',
];

const TESTS = /^server\/test\/|[.]test[.]tsx?$/;
const SUPPORT = /^(server\/test|e2e)\/support\//;

const parts = {
  'contract-knows-only-zod': {
    message:
      'the contract is read by both sides, so it imports nothing but zod and the grammar of texts',
    forbids: /^contract\/.* → (?!contract\/|texts\/(fill|grammar\/\w+)[.]ts$|npm:zod$)/,
    except: TESTS,
  },
  'texts-know-only-the-contract': {
    message: 'texts are read by both sides, so they know nothing but the contract and each other',
    // It reads their files, for the server and for tools.
    forbids: /^texts\/(?!files[.]ts).* → (?!(texts|contract)\/)/,
    except: TESTS,
  },
  'server-never-knows-web': {
    message: 'server and web meet in the contract and in texts only',
    forbids: /^server\/.* → web\//,
  },
  'web-never-knows-server': {
    message: 'server and web meet in the contract and in texts only',
    forbids: /^web\/.* → server\//,
  },
  'product-never-knows-its-tools': {
    message: 'tests, benches and scripts import the product, never the other way round',
    forbids:
      /^(contract|texts|server|web)\/.* → ((server\/test|e2e|bench|scripts)\/|.*[.]test[.]tsx?$)/,
    except: TESTS,
  },
  'product-runs-without-dev-dependencies': {
    message: 'what the product imports is listed under dependencies',
    forbids: /^(contract|texts|server|web)\/.* → npm:/,
    except: TESTS,
    when: ({ isDev, isTypeOnly }) => isDev && !isTypeOnly,
  },
  'no-unresolved': {
    message: 'an import that cannot be resolved cannot be checked',
    forbids: /^(?!scripts\/).* → unknown:(?!virtual:)|^scripts\/.* → unknown:(?!import\()/,
  },
} satisfies Record<string, Boundary>;

const server = {
  'platform-knows-no-module': {
    message: 'platform has no domain words: it gets what it needs as arguments',
    forbids: /^server\/platform\/.* → server\/(?!platform\/)/,
    except: TESTS,
  },
  'only-a-start-knows-the-app': {
    message:
      'app.ts and portal.ts put all together; no module imports them, and no command, which would load it all',
    forbids:
      /^server\/(modules|platform|checkup|commands?|preparing)\b.* → server\/(main|app|portal)[.]ts$/,
    except: TESTS,
  },
  'routes-only-in-app': {
    message: 'other modules use the actions; only app.ts imports routes',
    forbids: /^server\/.* → server\/modules\/.*\broutes[.]ts$/,
    except: /^server\/app[.]ts$/,
  },
  'modules-in-order': {
    message:
      'a module imports only modules before it in MODULES; a new module gets its place there',
    forbids:
      /^server\/modules\/(?:tables[a-z-]*[.]ts|([^/]+\/[^/]+)\/.*) → server\/modules\/(?!\1\/)[^/]+\/[^/]+\//,
    when: ({ from, to }) => !comesBefore(moduleOf(to), moduleOf(from)),
  },
  'no-upward-import': {
    message: 'routes → actions → sql, rules, present: a request walks down once',
    forbids:
      /\b(sql|rules|present|columns)[.]ts → server\/modules\/(?!.*\b(sql|rules|present|tables|columns|texts)[.]ts$)/,
    when: ({ isTypeOnly }) => !isTypeOnly,
  },
  'rules-are-pure': {
    message: 'rules decide on plain facts: no statements, no packages, no machine',
    forbids: /^server\/modules\/.*\brules[.]ts → (.*\b(sql|present)[.]ts$|server\/platform\/|n)/,
    when: ({ isTypeOnly }) => !isTypeOnly,
  },
  'http-words-only-in-routes': {
    message:
      'fastify is known to routes.ts, app.ts, routing.ts, platform/http and platform/log alone',
    forbids: /^server\/.* → npm:(@?fastify)/,
    except:
      /\broutes[.]ts$|^server\/(app|routing)[.]ts$|^server\/(platform\/(http|log)|test\/support\/)/,
  },
  'sql-words-only-in-sql': {
    message: 'kysely and pg are known to sql.ts, tables.ts and platform alone',
    forbids: /^server\/.* → npm:(kysely|pg|graphile-worker)$/,
    except: /\bsql[.]ts$|^server\/modules\/tables[a-z-]*[.]ts$|^server\/(platform|test)\//,
  },
  'stories-use-the-front-door': {
    message:
      'a story speaks HTTP through test/support and may look into the books; a unit test lives beside its file',
    forbids: /^server\/test\/.* → server\/modules\/(?!hours\/ledger\/sql[.]ts$)/,
    except: SUPPORT,
  },
} satisfies Record<string, Boundary>;

const web = {
  'ui-knows-no-domain': {
    message: 'ui ← features ← screens; ui has no domain words and makes no calls',
    forbids: /^web\/ui\/.* → web\/(features|screens|api|router|main)\b/,
    except: TESTS,
  },
  'api-knows-no-screen': {
    message:
      'api and texts ← features ← screens; of ui they know the messages, the pause after a decision, the state of a form, the sheets being printed and the store alone',
    forbids:
      /^web\/(api|i18n)\/.* → web\/(features|screens|ui\/(?!(notice\/toasts|decision\/pause|form\/(draft|use-form)|paper\/use-paper|store)[.]ts$)|router|main)\b/,
    except: TESTS,
  },
  'features-know-no-screen': {
    message: 'features ← screens',
    forbids: /^web\/features\/.* → web\/(screens|router|main)\b/,
    except: TESTS,
  },
  'features-know-no-other-feature': {
    message:
      'two features meet in a screen; what those of a group share is in its parts, the rest belongs to ui or the contract',
    forbids: /^web\/features\/([^/]+)\/([^/]+)\/.* → web\/features\/(?!\1\/(\2|parts)\/)/,
  },
  'stories-in-a-browser-see-pages': {
    message:
      'a browser story knows pages, mails and the contract; only e2e/support starts a portal',
    forbids: /^e2e\/.* → (web|server)\//,
    except: SUPPORT,
  },
} satisfies Record<string, Boundary>;

const BOUNDARIES = { ...parts, ...server, ...web };
/** The name of every boundary: the test proves each one with a violation and an allowed twin. */
export type BoundaryName = keyof typeof BOUNDARIES | 'no-cycle';

function moduleOf(path: string): string {
  return /^server\/modules\/([^/]+\/[^/]+)\//.exec(path)?.[1] ?? '';
}

/** False for a module without a place in the order. */
function comesBefore(module: string, other: string): boolean {
  return MODULES.slice(0, Math.max(0, MODULES.indexOf(other))).includes(module);
}

/** @returns one line for each forbidden import below `baseDir`; empty when there is none */
export function forbiddenImports(baseDir: string): string[] {
  const imports = readImports(baseDir);
  if (imports.length === 0) return ['no import was read: the path is wrong'];
  const forbidden = Object.entries<Boundary>(BOUNDARIES).flatMap(
    ([name, { message, forbids, except, when }]) =>
      imports
        .filter((given) => forbids.test(`${given.from} → ${given.to}`))
        .filter((given) => !except?.test(given.from) && (when?.(given) ?? true))
        .map(({ from, to }) => `${name}: ${from} → ${to} (${message})`),
  );
  const cycles = cyclesIn(imports).map(
    (files) => `no-cycle: ${files.join(' → ')} (what both files need belongs into a third)`,
  );
  return [...forbidden, ...cycles];
}
