/** Reads the structure of PDF files. */
export interface Pdfs {
  /**
   * Everything in a file in which its names can stand, as Latin-1 text: the file itself, and what is packed in it. Undefined where
   * names are packed in a way that no invoice needs, or there is more than anybody needs.
   */
  textOf(bytes: Uint8Array): Promise<string | undefined>;
}
