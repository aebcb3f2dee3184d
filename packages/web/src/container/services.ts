import type { devClient } from '@ykd/adapters-http/client';
import type {
  AccountSyncWatch,
  BaseStore,
  LearnStore,
  MemberDialogs,
  ProgressSaving,
  SmsCodeStore,
  StudyStore,
} from '@ykd/adapters-ui/stores';
import type { ProgressStore, ToastStore } from '@ykd/adapters-ui/widgets';
import type { AvatarPort, CommonQueryPort, MemberPort, SchoolPort, WeixinPort } from '@ykd/application';
import type { Environment } from './environment';

/** What layouts and pages work with. */
export interface Services {
  readonly environment: Environment;
  readonly base: BaseStore;
  readonly learn: LearnStore;
  readonly study: StudyStore;
  readonly progressSaving: ProgressSaving;
  readonly memberDialogs: MemberDialogs;
  readonly smsCode: SmsCodeStore;
  readonly syncWatch: AccountSyncWatch;
  readonly member: MemberPort;
  readonly avatar: AvatarPort;
  readonly school: SchoolPort;
  readonly weixin: WeixinPort;
  readonly commonQuery: CommonQueryPort;
  readonly dev: ReturnType<typeof devClient>;
  readonly pageProgress: ProgressStore;
  readonly toasts: ToastStore;
}
