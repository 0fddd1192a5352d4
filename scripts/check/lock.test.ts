/** Proves that each fault of a lock file is seen, and that completing one mends it. */
import { expect, test } from 'vitest';
import { completed, faultsOf } from './lock.ts';

const packages = {
  'node_modules/tool': {
    version: '1.0.0',
    dev: true,
    license: 'MIT',
    optionalDependencies: { '@tool/linux-x64': '1.0.0', '@tool/win32-arm64': '1.0.0' },
  },
  'node_modules/@tool/linux-x64': { version: '1.0.0', dev: true },
};

test('a registry in the lock file is a fault', () => {
  const resolved = 'https://registry.example/tool.tgz';
  expect(faultsOf({ packages: { 'node_modules/tool': { version: '1.0.0' } } })).toEqual([]);
  expect(faultsOf({ packages: { 'node_modules/tool': { resolved } } })).toHaveLength(1);
});

test('a platform without an entry is a fault, until the lock file is completed', () => {
  expect(faultsOf({ packages })).toHaveLength(1);
  const lock = completed({ packages });
  expect(faultsOf(lock)).toEqual([]);
  expect(lock.packages['node_modules/@tool/win32-arm64']).toMatchObject({
    version: '1.0.0',
    os: ['win32'],
    cpu: ['arm64'],
    dev: true,
    optional: true,
  });
});

test('a nested entry counts for the package it is nested in', () => {
  const nested = { 'node_modules/tool/node_modules/@tool/win32-arm64': { version: '1.0.0' } };
  expect(faultsOf({ packages: { ...packages, ...nested } })).toEqual([]);
});
