import type { Http } from '@ykd/adapters-http/client';
import type {
  AccessNews,
  AccountSyncWatch,
  BaseStore,
  LearnStore,
  MemberDialogs,
  ProgressSaving,
  QueryScope,
  SmsCodeStore,
} from '@ykd/adapters-ui/stores';
import type { ProgressStore, ToastStore } from '@ykd/adapters-ui/widgets';
import type { AvatarPort } from '@ykd/application/avatar';
import type { CommonQueryPort } from '@ykd/application/common-query';
import type { MemberPort } from '@ykd/application/member';
import type { SchoolPort } from '@ykd/application/school';
import type { ShopPort } from '@ykd/application/shop';
import type { WeixinPort } from '@ykd/application/weixin';
import type { Environment } from './environment';

/** What layouts and pages work with. */
export interface Services {
  readonly environment: Environment;
  readonly base: BaseStore;
  readonly queryScope: QueryScope;
  readonly learn: LearnStore;
  /** Tells other tabs of courses that were just bought. */
  readonly accessNews: AccessNews;
  readonly progressSaving: ProgressSaving;
  readonly memberDialogs: MemberDialogs;
  readonly smsCode: SmsCodeStore;
  readonly syncWatch: AccountSyncWatch;
  readonly member: MemberPort;
  readonly avatar: AvatarPort;
  readonly school: SchoolPort;
  readonly weixin: WeixinPort;
  readonly shop: ShopPort;
  readonly commonQuery: CommonQueryPort;
  /** The way to the server, for what only some pages need. */
  readonly http: Http;
  /** The way to the server behind the reader's back, for what only one page needs. */
  readonly quietHttp: Http;
  readonly pageProgress: ProgressStore;
  readonly toasts: ToastStore;
}

/** What is defined with the pages of an area and loaded with them, though it is asked for elsewhere, too. */
export interface LaterParts {
  readonly shop: (services: Services) => Promise<ShopPort>;
}
