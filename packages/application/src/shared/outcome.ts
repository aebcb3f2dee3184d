import type { Result } from '@ykd/domain/shared';
import type { AppError, ErrorOf } from './errors.js';

/** What a use case answers: a value, or one of the named expected failures. Bugs and broken infrastructure throw. */
export type Outcome<T, K extends AppError['kind']> = Promise<Result<T, ErrorOf<K>>>;
