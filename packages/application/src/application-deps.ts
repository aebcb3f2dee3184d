import type { CommissionSettings } from './commission/settings.js';
import type { AccountServices } from './ports/account-service.js';
import type { ChatRooms } from './ports/chat-rooms.js';
import type { Clock } from './ports/clock.js';
import type { CommonPasswords } from './ports/common-passwords.js';
import type { CourseArchives } from './ports/course-archives.js';
import type { FileStore } from './ports/file-store.js';
import type { HumanCheck } from './ports/human-check.js';
import type { Ids } from './ports/ids.js';
import type { Images } from './ports/images.js';
import type { OrderEvents } from './ports/order-events.js';
import type { Pdfs } from './ports/pdfs.js';
import type { PasswordHasher } from './ports/password-hasher.js';
import type { GreetBuyersDeps } from './greeting/greet-buyers.js';
import type { AREAS, AreaName } from './areas.js';
import type { EndOverDeps } from './viewing/end-over.js';
import type { RosterFiles, RosterProgress } from './ports/rosters.js';
import type { ReportPictureRules } from './report-picture/port.js';
import type { ReportPictures } from './ports/report-pictures.js';
import type { Schools } from './ports/schools.js';
import type { Spelling } from './ports/spelling.js';
import type { Secrets } from './ports/secrets.js';
import type { SecondFactorRule } from './shared/staff-standing.js';
import type { Totp } from './ports/second-factor.js';
import type { SessionRules } from './shared/session-rules.js';
import type { SessionTokens } from './ports/session-tokens.js';
import type { SmsRules } from './shared/sms-rules.js';
import type { SmsSender } from './ports/sms-sender.js';
import type { WeixinSettings } from './weixin/deps.js';
import type { PaymentSettings } from './payment/settings.js';

/** What the areas need that is not kept in a store. */
export interface Services {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly passwordHasher: PasswordHasher;
  readonly commonPasswords: CommonPasswords;
  readonly sessionTokens: SessionTokens;
  readonly sessionRules: SessionRules;
  readonly secondFactorRule: SecondFactorRule;
  readonly totp: Totp;
  readonly images: Images;
  readonly pdfs: Pdfs;
  readonly files: FileStore;
  readonly schools: Schools;
  readonly spelling: Spelling;
  readonly courseArchives: CourseArchives;
  readonly rosterFiles: RosterFiles;
  readonly rosterProgress: RosterProgress;
  readonly secrets: Secrets;
  readonly reportPictureRules: ReportPictureRules;
  readonly reportPictures: ReportPictures;
  readonly smsSender: SmsSender;
  readonly smsRules: SmsRules;
  /** Absent: nobody who asks for a code is asked whether he is a machine. */
  readonly humanCheck: HumanCheck | undefined;
  readonly weixin: WeixinSettings;
  /** Where members get accounts; what is not set up is not shown to them either. */
  readonly accountServices: AccountServices;
  readonly orderEvents: OrderEvents;
  readonly payment: PaymentSettings;
  readonly commission: CommissionSettings;
  readonly chatRooms: ChatRooms;
  /** The mobiles that always see the three employment classes; they never leave the server. */
  readonly learnAllowList: readonly string[];
}

/** What all of these are at once. */
type Together<Each> = (Each extends unknown ? (one: Each) => void : never) extends (all: infer All) => void
  ? All
  : never;

type NeededByAreas = Together<Parameters<(typeof AREAS)[AreaName]>[0]>;

/** The outbound ports that keep things, all over one store: whatever an area or a job needs that is not a service. */
export type Repositories = Omit<NeededByAreas, keyof Services | 'recentChecks' | 'claimTurns'> &
  Pick<GreetBuyersDeps, 'greetings'> &
  Pick<EndOverDeps, 'viewings'>;

/** The outbound ports that the use cases stand on. */
export interface ApplicationDeps extends Services, Repositories {}
