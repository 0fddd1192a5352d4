/** How the check of the container reads a Dockerfile. */
import { expect, it } from 'vitest';
import { commandIn, environmentOf, lastOf, readStages } from './dockerfile.ts';

const TEXT = `# Why.
FROM base:1 AS build
RUN one && \\
  two
FROM base:1
ENV A=1 B=x=y
ENV C=3
CMD ["node", "old"]
HEALTHCHECK --interval=5s CMD ["node", "-e", "f()"]
CMD ["node", "new"]
`;

it('reads stages, continued lines, variables and the last command', () => {
  const [build, final, ...more] = readStages(TEXT);
  if (!build || !final) throw new Error('there are two stages');
  expect(more).toEqual([]);
  expect([build.base, build.name, final.name]).toEqual(['base:1', 'build', undefined]);
  expect(build.instructions).toEqual([{ name: 'RUN', rest: 'one &&    two' }]);
  expect(environmentOf(final)).toEqual({ A: '1', B: 'x=y', C: '3' });
  expect(commandIn(lastOf(final, 'CMD'))).toEqual(['node', 'new']);
  expect(commandIn(lastOf(final, 'HEALTHCHECK'))).toEqual(['node', '-e', 'f()']);
});

it('refuses what it would otherwise skip', () => {
  expect(() => readStages('FROM base:1\nADD a b\n')).toThrow(/says ADD/);
  expect(() => lastOf({ base: 'base:1', name: undefined, instructions: [] }, 'USER')).toThrow(
    /no USER/,
  );
});
