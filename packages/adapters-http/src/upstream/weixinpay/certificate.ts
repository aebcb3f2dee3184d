import { randomBytes, sign, type KeyObject } from 'node:crypto';

/** A value in DER: its tag, its length, its content. */
const der = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  const size = content.length.toString(16);
  const bytes = Buffer.from(size.padStart(size.length + (size.length % 2), '0'), 'hex');
  const length = content.length < 0x80 ? bytes : Buffer.from([0x80 + bytes.length, ...bytes]);
  return Buffer.concat([Buffer.from([tag]), length, content]);
};

const sequence = (...parts: readonly Uint8Array[]): Buffer => der(0x30, ...parts);
const utcTime = (at: number): Buffer =>
  der(0x17, Buffer.from(`${new Date(at).toISOString().slice(2, 19).replace(/[-:T]/g, '')}Z`));

const SHA256_WITH_RSA = sequence(Buffer.from('06092a864886f70d01010b0500', 'hex'));
const COMMON_NAME = Buffer.from('0603550403', 'hex');

/** A certificate for a pair of keys, signed by itself, and its serial number as WeChat Pay writes them. */
export const selfSigned = (
  name: string,
  keys: { readonly publicKey: KeyObject; readonly privateKey: KeyObject },
  { from, to }: { readonly from: number; readonly to: number },
): { readonly pem: string; readonly serial: string } => {
  // Neither negative nor with a zero in front.
  const number = Buffer.from([0x51, ...randomBytes(19)]);
  const named = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(name)))));
  const content = sequence(
    der(0x02, number),
    SHA256_WITH_RSA,
    named,
    sequence(utcTime(from), utcTime(to)),
    named,
    keys.publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = sign('RSA-SHA256', content, keys.privateKey);
  const whole = sequence(content, SHA256_WITH_RSA, der(0x03, Buffer.from([0]), signature));
  const body = whole.toString('base64').replace(/(.{64})(?=.)/g, '$1\n');
  return {
    pem: `-----BEGIN CERTIFICATE-----\n${body}\n-----END CERTIFICATE-----\n`,
    serial: number.toString('hex').toUpperCase(),
  };
};
