/** The image of a release has no fault that the lint of Dockerfiles knows, and says what it is. */
import { expect, it } from 'vitest';
import { faultsOf } from '../container/lint.ts';
import { imageOf } from './image.ts';

it('is a good Dockerfile that names its release', () => {
  const text = imageOf({
    ...{ number: '1.5.8-2.1', commit: 'abc', created: '2026-11-27T10:00:00Z' },
    ...{ base: 'node:24.21.0-bookworm-slim@sha256:0123', source: '', licence: 'UNLICENSED' },
  });
  expect(faultsOf(text)).toEqual([]);
  expect(text).toContain('org.opencontainers.image.version="1.5.8-2.1"');
  expect(text.match(/^FROM \S+@sha256:0123/gm)).toHaveLength(2);
});
