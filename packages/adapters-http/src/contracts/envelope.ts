import type { Page } from '@ykd/application/common-query';
import type { KeyPage } from '@ykd/application/shared';
import * as z from 'zod/mini';

/** The answer to a call that worked. */
export const success = <T extends z.core.$ZodType>(data: T) => z.object({ isSuccess: z.literal(true), data });

/** A list that nobody changes. */
export const list = <T>(row: z.core.$ZodType<T>): z.core.$ZodType<readonly T[]> => z.array(row);

/** A page of a list. */
export const page = <T>(row: z.core.$ZodType<T>): z.core.$ZodType<Page<T>> =>
  z.object({
    list: list(row),
    total: z.int(),
    pageNum: z.int(),
    pageSize: z.int(),
  });

/** A page of a list that is walked through by key. */
export const keyPageOf = <T>(row: z.core.$ZodType<T>): z.core.$ZodType<KeyPage<T>> =>
  z.object({ list: list(row), previous: z.nullable(z.string()), next: z.nullable(z.string()) });

/** The answer to a call that failed: a message for people, a stable code and, for input, one issue a field. */
export const failure = z.object({
  isSuccess: z.literal(false),
  code: z.string(),
  message: z.string(),
  issues: z.exactOptional(z.array(z.object({ field: z.string(), message: z.string() }))),
  details: z.exactOptional(z.record(z.string(), z.unknown())),
});

/** A failed call as it stands on the wire. */
export type Failure = z.infer<typeof failure>;
