import type { CampaignCheckIns, CheckInPort } from '@ykd/application/check-in';
import type { AppError } from '@ykd/application/shared';
import { CHECK_IN_PICTURES_MAX } from '@ykd/domain/campaign';
import { createSnapshots, type Snapshots } from '../snapshots.js';
import type { CheckInDraftPlace } from './check-in-draft.js';

/** A picture in the form. */
export interface DraftPicture {
  /** Tells the pictures of the form apart. */
  readonly id: number;
  readonly status: 'uploading' | 'ready' | 'failed';
  /** Where it is once it was uploaded. */
  readonly url?: string;
  /** Why the server refused it; a failed one without has not reached it. */
  readonly error?: AppError;
}

/** A file that somebody chose. `read` answers its bytes, or throws. */
export interface ChosenPicture {
  read(): Promise<Uint8Array>;
}

/** One campaign and the form of today's entry. */
export interface CheckInState {
  /** `missing`: there is no such campaign, or it is not for this member. */
  readonly status: 'loading' | 'ready' | 'failed' | 'missing';
  readonly value?: CampaignCheckIns;
  readonly text: string;
  readonly pictures: readonly DraftPicture[];
  /** Whether the form differs from the entry that is stored. */
  readonly isChanged: boolean;
}

export interface CheckInStore extends Snapshots<CheckInState> {
  /** Reads the campaign; what was begun in the form stays. Never rejects. */
  load(): Promise<void>;
  write(text: string): void;
  /** Uploads one after the other, as far as there is room; answers how many there was no room for. */
  add(files: readonly ChosenPicture[]): number;
  /** Uploads a failed one again. */
  retry(id: number): void;
  remove(id: number): void;
  /** Takes the form back to what is stored. The answer brings back what was begun, with the pictures that were uploaded. */
  discard(): () => void;
  /**
   * Sends the form with the pictures that were uploaded. What is written meanwhile stays. Reads the campaign again when it
   * is over or the day has changed. Throws on broken infrastructure.
   */
  save(): ReturnType<CheckInPort['save']>;
}

/** Whether the page was left open for so long that it no longer shows what is. */
const isOutdated = (error: AppError): boolean =>
  error.kind === 'check-in-closed' ||
  (error.kind === 'invalid-input' && error.issues.some(({ field }) => field === 'day'));

/** The store of one opening of the page of a campaign. */
export const createCheckInStore = ({
  checkIn,
  campaign,
  userId,
  drafts,
}: {
  readonly checkIn: Pick<CheckInPort, 'mine' | 'save' | 'upload'>;
  /** Its value. */
  readonly campaign: string;
  /** Whose entry it is; the server takes it from nobody else. */
  readonly userId: string;
  readonly drafts: CheckInDraftPlace;
}): CheckInStore => {
  const { reader, write } = createSnapshots<CheckInState>({
    status: 'loading',
    text: '',
    pictures: [],
    isChanged: false,
  });
  const files = new Map<number, ChosenPicture>();
  let lastId = 0;
  // What was read before a later load or an entry that was sent must not come in place of it.
  let turn = 0;
  let uploads: Promise<unknown> = Promise.resolve();

  const ready = (url: string): DraftPicture => ({ id: (lastId += 1), status: 'ready', url });
  const urlsOf = (pictures: readonly DraftPicture[]) => pictures.flatMap(({ url }) => url ?? []);
  const todaysOf = (value: CampaignCheckIns | undefined) =>
    value?.days.find(({ day }) => day === value.today) ?? { text: '', pictures: [] as readonly string[] };

  /** Shows a state, and keeps the form where it differs from what is stored. */
  const show = (state: Omit<CheckInState, 'isChanged'>): void => {
    const { value, text, pictures } = state;
    const stored = todaysOf(value);
    const urls = urlsOf(pictures);
    const isChanged =
      text !== stored.text ||
      urls.length < pictures.length ||
      JSON.stringify(urls) !== JSON.stringify(stored.pictures);
    // Also when the campaign closed meanwhile: what could not be sent is not lost.
    if (value && isChanged) drafts.set({ day: value.today, text, pictures: urls });
    else if (value) drafts.clear();
    write({ ...state, isChanged });
  };
  const change = (part: Partial<Pick<CheckInState, 'text' | 'pictures'>>): void =>
    show({ ...reader.getSnapshot(), ...part });
  const changePicture = (id: number, picture: DraftPicture): void =>
    change({ pictures: reader.getSnapshot().pictures.map((one) => (one.id === id ? picture : one)) });

  const upload = async (id: number): Promise<void> => {
    const isThere = () => reader.getSnapshot().pictures.some((picture) => picture.id === id);
    const file = files.get(id);
    if (file === undefined || !isThere()) return;
    const result = await file
      .read()
      .then((bytes) => checkIn.upload({ bytes }))
      .catch(() => undefined);
    if (result === undefined) changePicture(id, { id, status: 'failed' });
    else if (result.ok) {
      files.delete(id);
      changePicture(id, { id, status: 'ready', url: result.value.imageUrl });
    } else changePicture(id, { id, status: 'failed', error: result.error });
  };
  // The server works on few pictures of a member at a time.
  const queue = (id: number): void => void (uploads = uploads.then(() => upload(id)));

  /** The form when the page opens: what was begun, or today's entry. Pictures of an earlier day may be gone by now. */
  const firstForm = (value: CampaignCheckIns): Pick<CheckInState, 'text' | 'pictures'> => {
    const draft = drafts.get();
    const stored = todaysOf(value);
    const pictures = draft?.day === value.today ? draft.pictures : stored.pictures;
    files.clear();
    return { text: draft?.text ?? stored.text, pictures: pictures.map(ready) };
  };

  const load = async (): Promise<void> => {
    turn += 1;
    const mine = turn;
    write({ ...reader.getSnapshot(), status: 'loading' });
    const result = await checkIn.mine({ campaign }).catch(() => undefined);
    if (mine !== turn) return;
    const before = reader.getSnapshot();
    if (!result?.ok) {
      const isMissing = result?.error.kind === 'entity-not-found';
      write({ ...before, status: isMissing ? 'missing' : 'failed' });
      return;
    }
    const { value } = result;
    const isNew = before.value === undefined || (before.value.today !== value.today && !before.isChanged);
    show({ ...before, ...(isNew ? firstForm(value) : {}), status: 'ready', value });
  };

  return {
    ...reader,
    load,
    write: (text) => change({ text }),
    add: (chosen) => {
      const { pictures } = reader.getSnapshot();
      const taken = chosen.slice(0, CHECK_IN_PICTURES_MAX - pictures.length);
      const added = taken.map((file): DraftPicture => {
        lastId += 1;
        files.set(lastId, file);
        return { id: lastId, status: 'uploading' };
      });
      change({ pictures: [...pictures, ...added] });
      for (const { id } of added) queue(id);
      return chosen.length - taken.length;
    },
    retry: (id) => {
      changePicture(id, { id, status: 'uploading' });
      queue(id);
    },
    remove: (id) => {
      files.delete(id);
      change({ pictures: reader.getSnapshot().pictures.filter((picture) => picture.id !== id) });
    },
    discard: () => {
      const begun = reader.getSnapshot();
      const { text, pictures } = todaysOf(begun.value);
      files.clear();
      change({ text, pictures: pictures.map(ready) });
      return () => change({ text: begun.text, pictures: urlsOf(begun.pictures).map(ready) });
    },
    save: async () => {
      const sent = reader.getSnapshot();
      const { value, text: written } = sent;
      const result = await checkIn.save({
        userId,
        ...(value === undefined ? {} : { day: value.today }),
        campaign,
        text: written,
        pictures: urlsOf(sent.pictures),
      });
      if (!result.ok) {
        if (isOutdated(result.error)) void load();
        return result;
      }
      turn += 1;
      const now = reader.getSnapshot();
      // The text is stored without the white space at its ends.
      const text = now.text === sent.text ? todaysOf(result.value).text : now.text;
      show({ ...now, status: 'ready', value: result.value, text });
      return result;
    },
  };
};
