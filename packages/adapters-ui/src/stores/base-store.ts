import type {
  HeldLogin,
  LoginInput,
  LoginUser,
  MemberPort,
  NewPasswordInput,
  ProfileInput,
  SmsLoginInput,
} from '@ykd/application/member';
import { detectClient, type ClientFlags, type MenuEntry } from '@ykd/domain/access';
import type { User } from '@ykd/domain/member';
import { Subject, type Observable } from 'rxjs';
import { createSnapshots, type Snapshots } from '../snapshots.js';

/** The registration of the site, as every page shows it: with the ministry, and with the police. */
export interface IcpData {
  readonly number?: string;
  readonly police?: string;
}

/** The base area of the client state. Specification §3 'Client state areas'. */
export interface BaseState {
  /**
   * `unknown` until the session has been asked for once. `held`: nobody yet, for his password is one that somebody else
   * gave him, and he changes it first.
   */
  readonly session: 'unknown' | 'none' | 'held' | 'member';
  readonly user?: User;
  /** Whoever is held, as far as he is told. */
  readonly held?: User;
  /** Short-lived bearer token for calls to other origins. */
  readonly token?: string;
  /** None of the flags before `readClient`. */
  readonly client: ClientFlags;
  readonly pageTitle: string;
  readonly icp: IcpData;
  /** The sidebar of the layout in view; empty for nobody. */
  readonly menu: readonly MenuEntry[];
}

export interface BaseStore extends Snapshots<BaseState> {
  /**
   * Asks who is logged in, unless it is known; concurrent calls share one request. Whoever is held is nobody. Throws on
   * broken infrastructure.
   */
  ensureUser(): Promise<User | undefined>;
  /**
   * Asks again, because it may have changed elsewhere. `another` member's session is left to a page that starts anew: the
   * store stays as it is. Throws on broken infrastructure.
   */
  lookAgain(): Promise<'same' | 'ended' | 'begun' | 'another'>;
  login(input: LoginInput): ReturnType<MemberPort['login']>;
  loginBySms(input: SmsLoginInput): ReturnType<MemberPort['loginBySms']>;
  logout(): Promise<void>;
  /** Whoever is held becomes the member that he is. */
  changeInitialPassword(input: NewPasswordInput): ReturnType<MemberPort['changeInitialPassword']>;
  chooseUsername(userName: string): ReturnType<MemberPort['chooseUsername']>;
  /** Saves the profile; the page shows the new name and picture at once. */
  updateProfile(input: ProfileInput): ReturnType<MemberPort['updateProfile']>;
  /** His login is over, and not because he logged out here: told before anything else follows. */
  readonly ended$: Observable<void>;
  /** The server said that nobody is logged in any more. */
  sessionEnded(): void;
  /** What the client guard does: takes the client flags from a user agent. */
  readClient(userAgent: string): void;
  setPageTitle(title: string): void;
  /** What a layout's sidebar shows. */
  setMenu(menu: readonly MenuEntry[]): void;
}

/** What the store asks of the member area. */
export type BaseMemberPort = Pick<
  MemberPort,
  | 'login'
  | 'loginBySms'
  | 'logout'
  | 'loginUser'
  | 'changeInitialPassword'
  | 'chooseUsername'
  | 'updateProfile'
>;

/** Whose session it is: whoever is held is another one than the member that he becomes. */
const whoOf = (login: LoginUser | HeldLogin | null): string | undefined => {
  if (login === null) return undefined;
  return 'held' in login ? `held ${login.held.id}` : login.user.id;
};

const whoIn = ({ user, held }: BaseState): string | undefined =>
  user?.id ?? (held === undefined ? undefined : whoOf({ held }));

/** The store of who uses the page and with what. */
export const createBaseStore = ({
  member,
  quietMember = member,
  icp = {},
}: {
  readonly member: BaseMemberPort;
  /** For questions that nobody waits for. */
  readonly quietMember?: Pick<MemberPort, 'loginUser'>;
  readonly icp?: IcpData;
}): BaseStore => {
  const { reader, write } = createSnapshots<BaseState>({
    session: 'unknown',
    client: detectClient(undefined),
    pageTitle: '',
    icp,
    menu: [],
  });
  const ended$ = new Subject<void>();
  let asking: Promise<User | undefined> | undefined;
  let isLoggingOut = false;

  const become = (user: User | undefined, token?: string): void => {
    const { client, pageTitle, menu } = reader.getSnapshot();
    const page = { client, pageTitle, icp };
    write(
      user === undefined
        ? { session: 'none', ...page, menu: [] }
        : { session: 'member', user, ...page, menu, ...(token === undefined ? {} : { token }) },
    );
  };

  const hold = (held: User): void => {
    const { client, pageTitle } = reader.getSnapshot();
    write({ session: 'held', held, client, pageTitle, icp, menu: [] });
  };

  const follow = (login: LoginUser | HeldLogin | null): void => {
    if (login !== null && 'held' in login) return hold(login.held);
    become(login?.user, login?.token);
  };

  const ask = async (): Promise<User | undefined> => {
    const answer = await member.loginUser();
    // A login that went through meanwhile knows better than a question from before it.
    if (reader.getSnapshot().session !== 'unknown') return reader.getSnapshot().user;
    follow(answer.ok ? answer.value : null);
    return reader.getSnapshot().user;
  };

  const lookAgain: BaseStore['lookAgain'] = async () => {
    const before = reader.getSnapshot();
    if (before.session === 'unknown') return 'same';
    const answer = await quietMember.loginUser();
    const now = reader.getSnapshot();
    // An answer from before what happened here meanwhile says nothing of after it.
    if (whoIn(now) !== whoIn(before)) return lookAgain();
    const login = answer.ok ? answer.value : null;
    const found = whoOf(login);
    if (whoIn(now) === found) return 'same';
    if (now.user !== undefined && !isLoggingOut) ended$.next();
    if (now.user !== undefined && login !== null) return 'another';
    follow(login);
    return found === undefined ? 'ended' : 'begun';
  };

  return {
    ...reader,
    ensureUser: async () => {
      const { session, user } = reader.getSnapshot();
      if (session !== 'unknown') return user;
      asking ??= ask().finally(() => (asking = undefined));
      return asking;
    },
    lookAgain,
    login: async (input) => {
      const result = await member.login(input);
      if (!result.ok) return result;
      const { mustChangePassword, ...user } = result.value;
      if (mustChangePassword) hold(user);
      else become(user);
      return result;
    },
    loginBySms: async (input) => {
      const result = await member.loginBySms(input);
      if (result.ok) become(result.value);
      return result;
    },
    logout: async () => {
      isLoggingOut = true;
      try {
        await member.logout();
        become(undefined);
      } finally {
        isLoggingOut = false;
      }
    },
    changeInitialPassword: async (input) => {
      const result = await member.changeInitialPassword(input);
      if (result.ok) become(result.value);
      return result;
    },
    chooseUsername: async (userName) => {
      const result = await member.chooseUsername({ userName });
      if (result.ok) become(result.value, reader.getSnapshot().token);
      return result;
    },
    updateProfile: async (input) => {
      const result = await member.updateProfile(input);
      if (result.ok) become(result.value, reader.getSnapshot().token);
      return result;
    },
    ended$,
    sessionEnded: () => {
      // Several questions of a page are refused one after the other, and some of them while he logs out.
      if (reader.getSnapshot().user !== undefined && !isLoggingOut) ended$.next();
      become(undefined);
    },
    readClient: (userAgent) => write({ ...reader.getSnapshot(), client: detectClient(userAgent) }),
    setPageTitle: (pageTitle) => write({ ...reader.getSnapshot(), pageTitle }),
    setMenu: (menu) => write({ ...reader.getSnapshot(), menu }),
  };
};

/** The id of the logged-in member, undefined for nobody. */
export const memberIdOf = ({ user }: BaseState): string | undefined => user?.id;
