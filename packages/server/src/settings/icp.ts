import { z } from 'zod';

const oneLine = z.string().regex(/^[^\p{Cc}\p{Cs}]{1,60}$/u, '应为备案号，最多 60 个字符');

/** What the environment may say of the site's registration. */
export const icpShape = { ICP_NUMBER: oneLine.optional(), ICP_POLICE: oneLine.optional() };

/** The site's registration: with the ministry, such as 苏ICP备12345678号, and with the police, 苏公网安备 32010202010000号. */
export interface IcpSettings {
  readonly number?: string;
  readonly police?: string;
}

/** The registration that the settings name. */
export const icpOf = ({
  ICP_NUMBER: number,
  ICP_POLICE: police,
}: z.output<z.ZodObject<typeof icpShape>>): IcpSettings => ({
  ...(number === undefined ? {} : { number }),
  ...(police === undefined ? {} : { police }),
});
