/** Reads the structure of PDF files. */
export interface Pdfs {
  /**
   * Everything in a file in which its names can stand, as Latin-1 text: the file itself, and what is packed in it. Undefined where
   * that cannot be unpacked, or is more than anybody needs.
   */
  textOf(bytes: Uint8Array): Promise<string | undefined>;
}
