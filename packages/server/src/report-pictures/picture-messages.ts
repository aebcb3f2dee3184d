import type { ReportPicture } from '@ykd/application/ports';

/** What the server asks the process that draws pictures; one question at a time. */
export interface PictureQuestion {
  readonly picture: ReportPicture;
}

/** What that process says: once that it can begin, then one answer a question. */
export type PictureAnswer = 'ready' | { readonly png: Uint8Array } | { readonly failed: string };
