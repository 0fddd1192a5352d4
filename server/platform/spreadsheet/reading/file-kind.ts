/** What a file is, told by its content: names lie, and mail programs rename. */
import { UnreadableFile } from './table.ts';

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** The envelope of Excel before 2007, and of a workbook with a password. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0];
/** UTF-16 text with this name in it, inside the envelope of a workbook with a password. */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');
const OPEN_DOCUMENT_SHEET = 'application/vnd.oasis.opendocument.spreadsheet';

/** @throws UnreadableFile `sheet-empty`, `sheet-old-format` or `sheet-locked` */
export function kindOfFile(bytes: Uint8Array): 'xlsx' | 'ods' | 'text' {
  if (bytes.length === 0) throw new UnreadableFile('sheet-empty');
  if (startsWith(bytes, OLE)) {
    const isLocked = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(ENCRYPTED);
    throw new UnreadableFile(isLocked ? 'sheet-locked' : 'sheet-old-format');
  }
  if (!startsWith(bytes, ZIP)) return 'text';
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  return head.includes(OPEN_DOCUMENT_SHEET) || head.includes('opendocument') ? 'ods' : 'xlsx';
}

function startsWith(bytes: Uint8Array, signature: number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}
