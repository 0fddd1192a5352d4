/** What modules need, and the way by which the validation library gets into a page. */
import { expect, it } from 'vitest';
import { neededBy } from './module-graph.ts';
import { filesToValidation, wayToValidation } from './without-forms.ts';

const ZOD = '/node_modules/zod/v4/index.js';

/** `late` marks what is imported when it is needed. */
function graphOf(imports: Record<string, string[]>, late: Record<string, string[]> = {}) {
  return {
    getModuleInfo: (id: string) => ({
      importedIds: imports[id] ?? [],
      dynamicallyImportedIds: late[id] ?? [],
    }),
  };
}

it('follows imports through circles, and late ones where they count', () => {
  const graph = graphOf({ home: ['parts'], parts: ['home', 'hours'] }, { home: ['below'] });
  expect([...neededBy(graph, ['home']).keys()]).toEqual(['home', 'parts', 'hours']);
  expect([...neededBy(graph, ['home'], { late: true }).keys()]).toContain('below');
  const without = neededBy(graph, ['home'], { late: true, except: 'parts' });
  expect([...without.keys()]).toEqual(['home', 'below']);
});

it('names the way to the validation library', () => {
  const graph = graphOf({
    home: ['limits', 'card'],
    card: ['exchanges'],
    exchanges: [ZOD],
  });
  expect(wayToValidation(graph, ['home'])).toEqual(['home', 'card', 'exchanges', ZOD]);
});

it('finds none where only constants are imported, or a form when it is opened', () => {
  const graph = graphOf({ home: ['limits'], form: [ZOD] }, { home: ['form'] });
  expect(wayToValidation(graph, ['home'])).toBeUndefined();
});

it('names the way from file to file, where a module shares one with what needs the library', () => {
  const type = 'chunk' as const;
  const form = ['web/person-data.ts', 'web/form.tsx'];
  const built = {
    'profile.js': { type, moduleIds: ['web/profile.tsx'], imports: ['forms.js'] },
    'forms.js': { type, moduleIds: form, imports: ['schemas.js'] },
    'schemas.js': { type, moduleIds: [ZOD] },
    'list.js': { type, moduleIds: ['web/list.tsx'] },
    'list.css': { type: 'asset' as const },
  };
  expect(filesToValidation(built, ['web/profile.tsx'])).toEqual([
    'profile.js (profile.tsx)',
    'forms.js (person-data.ts,form.tsx)',
    'schemas.js (index.js)',
  ]);
  expect(filesToValidation(built, ['web/list.tsx'])).toBeUndefined();
});
