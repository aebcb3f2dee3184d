import { invoiceFileIssue } from '@ykd/domain/invoice';
import type { Pdfs } from '../ports/pdfs.js';

/** What a PDF begins with, and what stands near its end. */
const BEGINNING = '%PDF-';
const END = '%%EOF';
/** So near. */
const END_WITHIN = 1_024;

/** Names that an invoice has no use for: what runs, what starts something, what is packed in, what is locked. */
const UNWANTED: readonly (readonly [RegExp, string])[] = [
  [/\/Encrypt/, '发票文件不能加密'],
  [/\/(?:JavaScript|Launch|SubmitForm|ImportData|RichMedia|Rendition|XFA)\b/, '发票文件不能带有脚本或动作'],
  [/\/(?:EmbeddedFiles?|Filespec|GoToE)\b/, '发票文件不能带有附件'],
];

const NOT_A_PDF = '这不是完整的 PDF 文件';

const textOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');

/** Names may be written with characters as `#4A`. */
export const readablePdf = (text: string): string =>
  text.replaceAll(/#([0-9A-Fa-f]{2})/g, (_whole, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );

/** The Chinese message when bytes are not the file of an invoice: a whole PDF, not too large, that only shows something. */
export const pdfIssue = async (pdfs: Pdfs, bytes: Uint8Array): Promise<string | undefined> => {
  const isPdf = textOf(bytes.subarray(0, BEGINNING.length)) === BEGINNING;
  const file = { mimeType: isPdf ? 'application/pdf' : '', size: bytes.length };
  const issue = invoiceFileIssue(file);
  if (issue !== undefined) return issue;
  if (!textOf(bytes.subarray(-END_WITHIN)).includes(END)) return NOT_A_PDF;
  const text = await pdfs.textOf(bytes);
  if (text === undefined) return NOT_A_PDF;
  const names = readablePdf(text);
  return UNWANTED.find(([name]) => name.test(names))?.[1];
};
