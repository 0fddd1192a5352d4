/** The project's own files, and the syntax tree of each as a flat list of nodes. */
import { globSync } from 'node:fs';
import { extname } from 'node:path';
import { parseSync } from 'vite';

/** A node of the syntax tree: its kind, where it stands in the text, and what it holds. */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

/** Files that have a syntax tree. */
export const CODE = /[.]tsx?$/;

const READ =
  '{contract,texts,server,web,e2e,bench,scripts,docs}/**/*.{ts,tsx,sql,css,md,json,html}';
const ON_TOP = '*.{ts,md,json}';
const UNREAD = ['web/dist/**', 'package-lock.json'];

/** The project's own text files below `baseDir`, as paths with forward slashes. */
export function projectFiles(baseDir: string): string[] {
  return globSync([READ, ON_TOP], { cwd: baseDir, exclude: UNREAD }).sort();
}

/** @throws when the text of the file is not TypeScript. */
export function syntaxNodes(path: string, source: string): SyntaxNode[] {
  const lang = extname(path) === '.tsx' ? 'tsx' : 'ts';
  const { program, errors } = parseSync(path, source, { lang });
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  return nodesBelow(program);
}

function nodesBelow(value: unknown): SyntaxNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesBelow);
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(nodesBelow);
  return isSyntaxNode(value) ? [value, ...below] : below;
}

/** Whether something a node holds is a node itself. */
export function isSyntaxNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
