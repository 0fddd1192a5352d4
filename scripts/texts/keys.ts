/**
 * `texts/keys.ts`: the keys of all texts and the gaps that each leaves open, as the Italian files have
 * them. Words are not in it, so it changes with a key or a gap alone.
 */
import { ownAndShared, type ReadWords, type Words } from '#texts/compose.ts';

const HEAD = `/**
 * Made by \`npm run texts -- keys\` from the Italian files: the keys of all texts, and the gaps that each
 * leaves open ("{{who}}"). A text without gaps is any words.
 */
export interface Texts {
`;

/** @param namespaces those of the original, by name */
export function keysFile(read: ReadWords, namespaces: readonly string[]): string {
  const members = namespaces.map((name) => {
    const words = ownAndShared(read, 'it', name) ?? {};
    return `  ${quoted(name)}: ${shapeOf(words, '  ')};\n`;
  });
  return `${HEAD}${members.join('')}}\n`;
}

function shapeOf(words: Words, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(words).map(([key, value]) => {
    const shape = typeof value === 'string' ? gapType(value) : shapeOf(value, inner);
    return `${inner}${quoted(key)}: ${shape};\n`;
  });
  return `{\n${lines.join('')}${indent}}`;
}

function gapType(text: string): string {
  const gaps = gapsOf(text);
  return gaps.length === 0 ? 'string' : `'${gaps.join('')}'`;
}

/** The gaps of a text, each once, by name. */
export function gapsOf(text: string): string[] {
  return [...new Set(text.match(/\{\{[^}]+\}\}/g) ?? [])].sort();
}

function quoted(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : `'${key}'`;
}
