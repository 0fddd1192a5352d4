/** What a desk does for a member has words of its own in the history of that member. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every act of a desk is shown by name', () => {
  const quoted = (file: string) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/^ {2}(?:[|] )?'([a-z-]+)'[,;]?$/gm),
      ([, name]) => name,
    );
  const written = quoted('server/modules/running/audit/write.ts');
  const shown = quoted('web/features/people/members/desk/member-trail.tsx');
  const deskActs = written.filter((name) =>
    /^(notice|answer|arrangement|cheque)-/.test(name ?? ''),
  );
  expect(deskActs.length).toBeGreaterThan(15);
  expect(deskActs.filter((name) => !shown.includes(name))).toEqual([]);
});
