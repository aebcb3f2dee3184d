import type { SecondFactorRule } from '@ykd/application/shared';
import { z } from 'zod';

/** What the environment may say of the second factor of staff. */
export const secondFactorShape = {
  STAFF_SECOND_FACTOR: z.enum(['required', 'optional'], '应为 required 或 optional').optional(),
};

type SecondFactorEnvironment = z.output<z.ZodObject<typeof secondFactorShape>>;

/** Production says which: nobody goes without by mistake. */
export const secondFactorProblems = (
  { STAFF_SECOND_FACTOR: rule }: SecondFactorEnvironment,
  production: boolean,
): readonly string[] =>
  production && rule === undefined
    ? ['STAFF_SECOND_FACTOR：生产环境必须写明员工的两步验证是 required（必须）还是 optional（自愿）']
    : [];

/** Whether staff have to have a second factor. */
export const secondFactorOf = ({
  STAFF_SECOND_FACTOR: rule = 'optional',
}: SecondFactorEnvironment): SecondFactorRule => rule;
