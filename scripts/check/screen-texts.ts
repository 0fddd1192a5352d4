/**
 * Which text namespaces a screen needs and does not name, so that somebody would read a bare key. A
 * screen needs what is asked for by the code that it can reach: by `useTranslation`, by `t('notices:…')`,
 * by `<Text of="notices:…">`; parts of files that it does not import do not count.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { namespacesOf } from '#texts/files.ts';
import { isSyntaxNode, type SyntaxNode, syntaxNodes } from './syntax.ts';

/** What is fetched late names its file and texts: `lazyPage(() => import('./screens/home.tsx'), ['exchanges'])`. */
const LATE = 'web/**/*.tsx';
/** Always there. */
const ALWAYS = ['ui', 'frame'];
/** What the code of a screen asks for, and the screen never draws. */
const NEVER_DRAWN: Record<string, Record<string, string>> = {
  'web/screens/home.tsx': { 'bank-exchanges': 'words of the desk, for the same acts' },
  'web/app-providers.tsx': { errors: 'drawn by pages, which name it' },
  'web/screens/new-exchange.tsx': {
    acting: 'fetched when somebody begins to act for another',
    'bank-exchanges': 'words of the desk, for the same acts',
  },
  'web/screens/my-exchanges.tsx': {
    'bank-exchanges': 'words of the desk, for the same lists',
    limits: 'the desk alone confirms past a limit',
  },
  'web/screens/pending-exchanges.tsx': {
    'bank-exchanges': 'words of the desk, for the same lists',
    limits: 'the desk alone confirms past a limit',
  },
  'web/screens/board/new-notice.tsx': { 'bank-board': 'the desk alone posts for a member' },
  'web/screens/board/change-notice.tsx': { 'bank-board': 'the desk alone posts for a member' },
  'web/screens/security.tsx': { exchanges: '`exchanges:read` is what a token may do, not a text' },
};

/** What a file declares under one name: what it refers to, the namespaces it draws, and those it fetches. */
interface Declared {
  names: Set<string>;
  namespaces: Set<string>;
  loaded: Set<string>;
}

interface File {
  declared: Map<string, Declared>;
  /** By local name: the file, and what it is called there. */
  imported: Map<string, { file: string; name: string }>;
  /** By the name outside: the local one. */
  exported: Map<string, string>;
}

/** What does not belong to any name: it runs when the file is imported. */
const LOOSE = '';

/**
 * A sentence for each screen that needs texts it does not name.
 * @param baseDir the project's folder
 */
export function missingTexts(baseDir: string): string[] {
  const known = new Set(namespacesOf('it', join(baseDir, 'texts')));
  const read = reader(baseDir, known);
  const routers = globSync(LATE, {
    cwd: baseDir,
    exclude: ['web/dist/**', 'web/lazy-page.tsx'],
  }).sort();
  return routers
    .flatMap((router) => pagesOf(baseDir, router))
    .flatMap((page) => {
      const { needed, loaded } = neededBy(page.screen, read);
      const there = [
        ...ALWAYS,
        ...page.named,
        ...loaded,
        ...Object.keys(NEVER_DRAWN[page.screen] ?? {}),
      ];
      const missing = [...needed].filter((one) => !there.includes(one));
      if (missing.length === 0) return [];
      return `${page.router}: ${page.screen} needs the texts ${missing.sort().join(', ')} as well`;
    });
}

interface Page {
  router: string;
  screen: string;
  named: string[];
}

function pagesOf(baseDir: string, router: string): Page[] {
  const source = readFileSync(join(baseDir, router), 'utf8');
  const constants = new Map(
    [...source.matchAll(/const (\w+) = (\[[^\]]*\]) as const;/g)].map(([, name, list]) => [
      name,
      list ?? '',
    ]),
  );
  const calls = /lazyPage\(\s*\(\) => import\('([^']+)'\)(?:,\s*(\[[^\]]*\]|\w+))?,?\s*\)/g;
  return [...source.matchAll(calls)].map(([, path = '', list = '']) => ({
    router,
    screen: path.startsWith('#') ? path.slice(1) : posix.join(posix.dirname(router), path),
    named: [...(constants.get(list) ?? list).matchAll(/'([^']+)'/g)].map(([, name = '']) => name),
  }));
}

type Read = (path: string) => File | undefined;

/** The namespaces that the default export of a file asks for, with all that it refers to. */
function neededBy(screen: string, read: Read): { needed: Set<string>; loaded: Set<string> } {
  const needed = new Set<string>();
  const loaded = new Set<string>();
  const seen = new Set<string>();
  const visit = (path: string, local: string) => {
    const key = `${path} ${local}`;
    if (seen.has(key)) return;
    seen.add(key);
    const file = read(path);
    const declared = file?.declared.get(local);
    for (const namespace of declared?.namespaces ?? []) needed.add(namespace);
    for (const namespace of declared?.loaded ?? []) loaded.add(namespace);
    for (const name of [...(declared?.names ?? []), LOOSE]) {
      const from = file?.imported.get(name);
      if (from) visitExport(from.file, from.name);
      else if (file?.declared.has(name)) visit(path, name);
    }
  };
  const visitExport = (path: string, name: string) => {
    const file = read(path);
    const local = file?.exported.get(name);
    if (local === undefined) return;
    const again = file?.imported.get(local);
    if (again) visitExport(again.file, again.name);
    else visit(path, local);
  };
  visitExport(screen, 'default');
  return { needed, loaded };
}

function reader(baseDir: string, known: Set<string>): Read {
  const files = new Map<string, File | undefined>();
  return (path) => {
    if (!files.has(path)) files.set(path, readOne(baseDir, path, known));
    return files.get(path);
  };
}

function readOne(baseDir: string, path: string, known: Set<string>): File | undefined {
  if (!/^web\/.*[.]tsx?$/.test(path) || !existsSync(join(baseDir, path))) return undefined;
  const source = readFileSync(join(baseDir, path), 'utf8');
  const file: File = { declared: new Map(), imported: new Map(), exported: new Map() };
  const [program] = syntaxNodes(path, source);
  for (const statement of nodesIn(program?.body)) take(file, statement, { path, known });
  return file;
}

interface About {
  path: string;
  known: Set<string>;
}

function take(file: File, statement: SyntaxNode, about: About): void {
  const { type, importKind, exportKind, declaration } = statement;
  if (importKind === 'type' || exportKind === 'type') return;
  const isDefault = type === 'ExportDefaultDeclaration';
  const isExport = isDefault || type === 'ExportNamedDeclaration';
  if (type === 'ImportDeclaration') takeImport(file, statement, about.path);
  else if (isExport && !isSyntaxNode(declaration)) takeNames(file, statement, about.path);
  else
    takeDeclared(file, isSyntaxNode(declaration) ? declaration : statement, {
      ...about,
      isExport,
      isDefault,
    });
}

function takeDeclared(
  file: File,
  inner: SyntaxNode,
  { isExport, isDefault, ...about }: About & { isExport: boolean; isDefault: boolean },
): void {
  const names = namesOf(inner);
  const declared = declaredBy(inner, about);
  for (const name of names.length > 0 ? names : [isDefault ? 'default' : LOOSE]) {
    const before = file.declared.get(name);
    file.declared.set(name, {
      names: new Set([...(before?.names ?? []), ...declared.names]),
      namespaces: new Set([...(before?.namespaces ?? []), ...declared.namespaces]),
      loaded: new Set([...(before?.loaded ?? []), ...declared.loaded]),
    });
    if (isExport) file.exported.set(isDefault ? 'default' : name, name);
  }
}

function takeImport(file: File, { source, specifiers }: SyntaxNode, path: string): void {
  const from = fileAt(source, path);
  for (const one of nodesIn(specifiers)) {
    const local = nameIn(one.local);
    if (!from || !local || one.importKind === 'type') continue;
    const name = one.type === 'ImportDefaultSpecifier' ? 'default' : nameIn(one.imported);
    file.imported.set(local, { file: from, name: name ?? 'default' });
  }
}

/** `export { a, b }`, also from another file. */
function takeNames(file: File, { source, specifiers }: SyntaxNode, path: string): void {
  const from = fileAt(source, path);
  for (const one of nodesIn(specifiers)) {
    const [local, name] = [nameIn(one.local), nameIn(one.exported)];
    if (!local || !name) continue;
    file.exported.set(name, from ? `from ${name}` : local);
    if (from) file.imported.set(`from ${name}`, { file: from, name: local });
  }
}

function namesOf(statement: SyntaxNode): string[] {
  const own = nameIn(statement.id);
  if (own !== undefined) return [own];
  return nodesIn(statement.declarations).flatMap(
    ({ id }) => nameIn(id) ?? nodesBelow(id).flatMap((node) => nameIn(node) ?? []),
  );
}

/** What stands in a statement: names, and the namespaces whose texts it draws. */
function declaredBy(statement: SyntaxNode, { known }: About): Declared {
  const nodes = nodesBelow(statement);
  const textsFor = (called: string) =>
    nodes
      .filter(({ type, callee }) => type === 'CallExpression' && nameIn(callee) === called)
      .flatMap((call) => nodesBelow(call.arguments).flatMap((node) => textIn(node) ?? []))
      .filter((name) => known.has(name));
  const prefixed = nodes.flatMap((node) => /^([a-z-]+):\w/.exec(textIn(node) ?? '')?.[1] ?? []);
  return {
    names: new Set(nodes.flatMap((node) => nameIn(node) ?? [])),
    namespaces: new Set([
      ...textsFor('useTranslation'),
      ...prefixed.filter((name) => known.has(name)),
    ]),
    loaded: new Set(textsFor('loadNamespaces')),
  };
}

/** A text, or the beginning of one with values in it. */
function textIn(node: SyntaxNode): string | undefined {
  if (typeof node.value === 'string') return node.value;
  const { value } = node;
  const cooked = typeof value === 'object' && value !== null && 'cooked' in value && value.cooked;
  return node.type === 'TemplateElement' && typeof cooked === 'string' ? cooked : undefined;
}

function nameIn(value: unknown): string | undefined {
  if (!isSyntaxNode(value)) return undefined;
  const isName = value.type === 'Identifier' || value.type === 'JSXIdentifier';
  return isName && typeof value.name === 'string' ? value.name : undefined;
}

function nodesIn(value: unknown): SyntaxNode[] {
  return Array.isArray(value) ? value.filter(isSyntaxNode) : [];
}

function nodesBelow(value: unknown): SyntaxNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesBelow);
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(nodesBelow);
  return isSyntaxNode(value) ? [value, ...below] : below;
}

/** The file of the web that an import names. */
function fileAt(source: unknown, path: string): string | undefined {
  const said = isSyntaxNode(source) && typeof source.value === 'string' ? source.value : '';
  if (said.startsWith('#web/')) return said.replace('#', '');
  return said.startsWith('.') ? posix.join(posix.dirname(path), said) : undefined;
}
