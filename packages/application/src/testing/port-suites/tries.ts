import type { Result } from '@ykd/domain/shared';
import type { User } from '@ykd/domain/member';
import type { AreaName, Ports } from '../../areas.js';
import type { AppError } from '../../shared/errors.js';

/** Makes a call; `who`: whom it names, where it names somebody. */
export type Try = (ports: Ports, who: User) => Promise<Result<unknown, AppError>>;

/** A way to make each call of an area, or several where it depends on what it is made with. */
export type Tries<A extends AreaName> = {
  readonly [Call in keyof Ports[A]]: Try | Readonly<Record<string, Try>>;
};

/** A place in a lesson of a course that is open to everybody. */
export const OPEN_PLACE = { courseId: 'py1test', outlineNum: 0, sectionNum: 0, bodyNum: 0 };
