import type { Activities } from '../ports/activities.js';
import type { CampaignEffects } from '../ports/campaign-effects.js';
import type { CheckInPictures } from '../ports/check-in-pictures.js';
import type { CheckInReminders } from '../ports/check-in-reminders.js';
import type { CheckInStandings } from '../ports/check-in-standings.js';
import type { CheckIns } from '../ports/check-ins.js';
import type { FileStore } from '../ports/file-store.js';
import type { Ids } from '../ports/ids.js';
import type { Images } from '../ports/images.js';
import type { MemberRepository } from '../ports/member-repository.js';
import type { UnitOfWork } from '../ports/unit-of-work.js';
import type { AuthenticateDeps } from '../shared/authenticate.js';
import type { Students } from '../student/students.js';

export interface CheckInDeps extends AuthenticateDeps {
  readonly activities: Activities;
  readonly checkIns: CheckIns;
  readonly checkInStandings: CheckInStandings;
}

/** Entries that are written: what reminded of them goes. */
export interface SavingDeps extends CheckInDeps {
  readonly unitOfWork: UnitOfWork;
}

/** Rankings, which name others. */
export interface RankingDeps extends CheckInDeps {
  readonly members: Pick<MemberRepository, 'findByIds'>;
}

/** What a member wants to be reminded of. */
export interface ReminderDeps extends SavingDeps {
  readonly checkInReminders: CheckInReminders;
}

export interface CheckInPictureDeps extends AuthenticateDeps {
  readonly ids: Ids;
  readonly images: Images;
  readonly files: FileStore;
  readonly checkInPictures: CheckInPictures;
}

/** What staff read and say of entries. */
export interface StaffCheckInDeps extends RankingDeps {
  readonly campaignEffects: CampaignEffects;
  readonly students: Students;
  readonly unitOfWork: UnitOfWork;
}
