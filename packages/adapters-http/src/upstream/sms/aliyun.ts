import { randomUUID } from 'node:crypto';
import {
  smsSign,
  type Clock,
  type SmsSender,
  SmsUnavailableError,
  SmsUnclearError,
} from '@ykd/application/ports';
import { Agent, request, type Dispatcher } from 'undici';
import * as z from 'zod/mini';
import { signAcs3, type Acs3Credentials } from './acs3.js';

/** Where messages are ordered, unless the settings say otherwise. */
export const ALIYUN_SMS_ENDPOINT = 'https://dysmsapi.aliyuncs.com';

/** What Alibaba Cloud's SMS service (Dysmsapi) needs to know. */
export interface AliyunSmsSettings extends Acs3Credentials {
  /** An origin. */
  readonly endpoint: string;
  /** The name in front of the text, as it was approved. */
  readonly signName: string;
  /** A template with one variable, `code`, as it was approved. */
  readonly templateCode: string;
  /** One with one variable, `content`, for texts of staff; absent: those are not sent. */
  readonly textTemplateCode?: string | undefined;
}

export interface AliyunSmsParts {
  readonly clock: Clock;
  readonly dispatcher?: Dispatcher;
  /** How long to wait for the answer. Default: 8 seconds. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 8_000;
const ANSWER_MAX_BYTES = 65_536;

const answerSchema = z.object({ Code: z.string(), Message: z.optional(z.string()) });

/** What the service said, if it said anything that can be understood. */
const readAnswer = (text: string): z.output<typeof answerSchema> | undefined => {
  try {
    return z.safeParse(answerSchema, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

/** What connecting fails with, before a message has left. */
const UNREACHED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

const isUnreached = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && UNREACHED.has(String(cause.code));

/**
 * Sends codes and texts by Alibaba Cloud's SendSms. Never tries twice: a message whose answer was lost may have been sent, and the
 * member can ask for another.
 */
export const createAliyunSms = (settings: AliyunSmsSettings, parts: AliyunSmsParts): SmsSender => {
  const { endpoint, signName, templateCode, textTemplateCode } = settings;
  const { clock, timeoutMs = TIMEOUT_MS } = parts;
  const dispatcher = parts.dispatcher ?? new Agent({ maxResponseSize: ANSWER_MAX_BYTES });
  const { host } = new URL(endpoint);

  const post = async (query: Readonly<Record<string, string>>) => {
    const call = { host, action: 'SendSms', version: '2017-05-25', query };
    const { path, headers } = signAcs3(settings, { ...call, at: clock.now(), nonce: randomUUID() });
    const signal = AbortSignal.timeout(timeoutMs);
    const { statusCode, body } = await request(`${endpoint}${path}`, {
      method: 'POST',
      headers,
      dispatcher,
      signal,
    });
    return { statusCode, text: await body.text() };
  };

  const order = async (
    mobile: string,
    template: string,
    variables: Readonly<Record<string, string>>,
  ): Promise<void> => {
    const sent = await post({
      PhoneNumbers: mobile,
      SignName: signName,
      TemplateCode: template,
      TemplateParam: JSON.stringify(variables),
    }).catch((cause: unknown) => {
      if (isUnreached(cause)) throw new SmsUnavailableError('Alibaba Cloud SMS cannot be reached', { cause });
      throw new SmsUnclearError('Alibaba Cloud SMS has not answered', { cause });
    });
    const answer = readAnswer(sent.text);
    if (sent.statusCode === 200 && answer?.Code === 'OK') return;
    const said = answer === undefined ? 'nothing readable' : `${answer.Code}: ${answer.Message ?? ''}`;
    const message = `Alibaba Cloud SMS answered ${sent.statusCode}, ${said}`;
    // Its own refusal sends nothing; what anybody else on the way says does not tell.
    const isRefused = answer !== undefined && answer.Code !== 'OK';
    throw isRefused ? new SmsUnavailableError(message) : new SmsUnclearError(message);
  };

  return {
    sign: smsSign(signName),
    sendCode: ({ mobile, code }) => order(mobile, templateCode, { code }),
    sendText: async ({ mobile, text }) => {
      if (textTemplateCode === undefined)
        throw new SmsUnavailableError('no template for texts of staff is set');
      await order(mobile, textTemplateCode, { content: text });
    },
  };
};
