export interface Argon2Cost {
  /** KiB. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** What a stored password hash says: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`, base64 without padding. */
export interface PasswordHash extends Argon2Cost {
  readonly salt: Buffer;
  readonly hash: Buffer;
}

const FORMAT = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

/** The text of a password hash, in the PHC string format. */
export const formatPhc = ({ memory, passes, parallelism, salt, hash }: PasswordHash): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(hash)}`;

/** The password hash that a text stands for; undefined when it is none, or one too weak to be ours. */
export const parsePhc = (text: string): PasswordHash | undefined => {
  const [, memory, passes, parallelism, salt, hash] = FORMAT.exec(text) ?? [];
  if (salt === undefined || hash === undefined) return undefined;
  const parsed = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
  return parsed.salt.length >= 8 && parsed.hash.length >= 16 ? parsed : undefined;
};
