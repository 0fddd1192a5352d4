/** How releases count, and how their notes are told apart. */
import { expect, it } from 'vitest';
import { closed, lastRelease, newsOf, nextNumber, notesOf, upgradeNotes } from './changelog.ts';

const NEWS = `# What is new

## 1.5.8, not yet released

The first sentence.

**For members**

*Recording*

- Faster.

**For banks**

- A list.

**For administrators of the portal**

- A desk.

**For hosts**

- A figure.
`;
const OLDER = '\n## 1.5.8-2.1, 2026-11-20, database 0116\n\n**For members**\n\n- Older.\n';

it('the first release of a line is 1.0', () => {
  expect(lastRelease(NEWS)).toBeUndefined();
  expect(nextNumber(newsOf(NEWS), undefined, '0116')).toBe('1.5.8-1.0');
  const last = lastRelease(OLDER);
  expect(nextNumber({ ...newsOf(NEWS), line: '1.6.0' }, last, '0116')).toBe('1.6.0-1.0');
});

it('a step is counted when the database changes or hosts have a duty, else a fix', () => {
  const last = lastRelease(NEWS + OLDER);
  expect(last).toMatchObject({ number: '1.5.8-2.1', database: '0116' });
  expect(nextNumber(newsOf(NEWS), last, '0116')).toBe('1.5.8-2.2');
  expect(nextNumber(newsOf(NEWS), last, '0117')).toBe('1.5.8-3.0');
  const duty = newsOf(`${NEWS}\n**Before you update**\n\n- Set POST.\n`);
  expect(nextNumber(duty, last, '0116')).toBe('1.5.8-3.0');
});

it('members, banks and hosts read what is theirs, and nothing of an older release', () => {
  const notes = notesOf('1.5.8-2.2', newsOf(NEWS + OLDER));
  expect(notes['NOTES-members.md']).toBe(
    '# What is new for members in 1.5.8-2.2\n\n*Recording*\n\n- Faster.\n',
  );
  expect(notes['NOTES-banks.md']).toContain('- A list.');
  expect(notes['NOTES-hosts.md']).toContain('- A figure.\n\n- A desk.');
  expect(Object.values(notes).join('')).not.toContain('Older');
});

it('a closed section is the last release, and nothing is new after it', () => {
  const after = closed(NEWS + OLDER, '1.5.8-3.0', '2026-11-27', '0117');
  expect(lastRelease(after)).toMatchObject({ number: '1.5.8-3.0', database: '0117' });
  expect(() => newsOf(after)).toThrow('no section that is not yet released');
  expect(() => newsOf('## 1.5.8, not yet released\n\n## 1.5.8-1.0')).toThrow('is empty');
});

it('says whether the release before works beside it', () => {
  const last = lastRelease(OLDER);
  const notes = (migrations: string[]) =>
    upgradeNotes('1.5.8-3.0', newsOf(NEWS), { last, migrations });
  expect(notes(['0117_a.beside-0116.sql'])).toContain('Release 1.5.8-2.1 works beside it');
  expect(notes([])).toContain('The database stays as it is.');
  expect(notes(['0117_a.beside-0116.sql', '0118_b.sql'])).toContain('No earlier portal works');
  const first = upgradeNotes('1.5.8-1.0', newsOf(NEWS), { last: undefined, migrations: [] });
  expect(first).toContain('It is the first release.');
});
