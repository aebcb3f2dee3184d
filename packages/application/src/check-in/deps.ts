import type { Activities } from '../ports/activities.js';
import type { CampaignEffects } from '../ports/campaign-effects.js';
import type { CheckInPictures } from '../ports/check-in-pictures.js';
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
}

/** Rankings, which name others. */
export interface RankingDeps extends CheckInDeps {
  readonly checkInStandings: CheckInStandings;
  readonly members: Pick<MemberRepository, 'findByIds'>;
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
