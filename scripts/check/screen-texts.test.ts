/** Every screen names the texts that it draws: nobody reads a bare key. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { missingTexts } from './screen-texts.ts';

test('every screen names the texts that its code draws', () => {
  expect(missingTexts(join(import.meta.dirname, '../..'))).toEqual([]);
});

const SCREEN =
  "import { Choice } from '#web/features/choice.tsx';\nexport default () => <Choice />;\n";
const BOARD = "import { useTranslation } from 'react-i18next';\n";

test.each([
  [
    'asked for',
    "export const Choice = () => useTranslation(['board', 'other']).t('a');",
    ['other'],
  ],
  [
    'named in a key',
    "export const Choice = () => useTranslation('board').t('other:a');",
    ['other'],
  ],
  ['in a text', 'export const Choice = () => <Text of="other:a" />;', ['other']],
  [
    'one call further',
    'const a = () => <Text of="other:a" />;\nexport const Choice = () => a();',
    ['other'],
  ],
  [
    'in what is not used',
    'export const Rest = () => <Text of="other:a" />;\nexport const Choice = 1;',
    [],
  ],
  [
    'fetched by itself',
    "loadNamespaces(['other']);\nexport const Choice = () => t('other:a');",
    [],
  ],
  ['no text', "export const Choice = () => t('strange:a');", []],
])('%s', async (_, choice, missing) => {
  const house = await mkdtemp(join(tmpdir(), 'texts-'));
  const files = {
    'texts/it/board.json': '{}',
    'texts/it/other.json': '{}',
    'web/router.tsx': "const one = lazyPage(() => import('./screens/one.tsx'), ['board']);",
    'web/screens/one.tsx': SCREEN,
    'web/features/choice.tsx': BOARD + choice,
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(house, path)), { recursive: true });
    await writeFile(join(house, path), text);
  }
  const said = missing.map(
    (one) => `web/router.tsx: web/screens/one.tsx needs the texts ${one} as well`,
  );
  expect(missingTexts(house)).toEqual(said);
  await rm(house, { recursive: true });
});
