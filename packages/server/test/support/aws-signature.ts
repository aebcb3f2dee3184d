import { createHash, createHmac } from 'node:crypto';

/** A request as it came in. */
export interface SignedRequest {
  readonly method: string;
  /** Without a query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** What the Authorization header of a request has to be by AWS Signature Version 4, worked out anew from its parts. */
export const awsAuthorization = (
  { method, path, headers }: SignedRequest,
  credentials: { readonly accessKeyId: string; readonly secretAccessKey: string; readonly region: string },
  signedHeaders: readonly string[],
): string => {
  const names = signedHeaders.toSorted();
  const list = names.join(';');
  const date = String(headers['x-amz-date']);
  const day = date.slice(0, 8);
  const scope = `${day}/${credentials.region}/s3/aws4_request`;
  const canonical = [
    method,
    path,
    '',
    ...names.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    list,
    String(headers['x-amz-content-sha256']),
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const key = [day, credentials.region, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${credentials.secretAccessKey}`,
  );
  const signature = hmac(key, text).toString('hex');
  return `AWS4-HMAC-SHA256 Credential=${credentials.accessKeyId}/${scope}, SignedHeaders=${list}, Signature=${signature}`;
};
