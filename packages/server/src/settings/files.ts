import { z } from 'zod';
import { isOrigin } from './origin.js';

/** The settings of an object store that go together. */
const NAMES = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** What the environment may say of the store of uploads. */
export const filesShape = {
  S3_ENDPOINT: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
};

type FilesEnvironment = z.output<z.ZodObject<typeof filesShape>>;

/** Where an S3-compatible store is, and as whom to call it. */
export interface S3Settings {
  /** `https://host[:port]`, without a path. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Where uploads are kept: in the data folder, or in an S3-compatible object store. */
export type FilesConfig = { readonly kind: 'disk' } | ({ readonly kind: 's3' } & S3Settings);

/** The store that the settings name; the object store when it is named completely. */
export const filesOf = (read: FilesEnvironment): FilesConfig => {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = read;
  return endpoint && bucket && accessKeyId && secretAccessKey
    ? { kind: 's3', endpoint, bucket, region, accessKeyId, secretAccessKey }
    : { kind: 'disk' };
};

const isBucket = (text: string): boolean => /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text);

/** What is wrong with these settings, each and together: who mistyped one hears of those that are missing as well. */
export const filesProblems = (read: FilesEnvironment): readonly string[] => {
  const missing = NAMES.filter((name) => read[name] === undefined);
  if (missing.length === NAMES.length) return [];
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket } = read;
  return [
    ...missing.map((name) => `${name}：使用对象存储时必须设置`),
    ...(endpoint === undefined || isOrigin(endpoint)
      ? []
      : ['S3_ENDPOINT：应为来源，如 https://s3.example.com']),
    ...(bucket === undefined || isBucket(bucket)
      ? []
      : ['S3_BUCKET：应为存储桶的名称：3 到 63 个小写字母、数字、点或连字符']),
  ];
};
