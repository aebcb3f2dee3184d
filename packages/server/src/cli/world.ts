import type { AskSecret } from './ask-secret.js';

/** Where a command writes to and what it is told by its surroundings. */
export interface CliWorld {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** What relative paths begin at. */
  readonly folder: string;
  out(text: string): void;
  error(text: string): void;
}

/** The same, of a command that asks for a password. */
export interface AskingWorld extends CliWorld {
  readonly ask: AskSecret;
}
