import { avatarKey, avatarNameOf, type AvatarPort } from '../../src/avatar/index.js';
import { fakePng, type Fakes } from '../../src/testing/index.js';
import { loggedIn, world } from './browser.js';

/** Two members, as pictures are to them. */
export const avatarWorld = async (): Promise<{ fakes: Fakes; avatar: AvatarPort; hong: AvatarPort }> => {
  const { fakes, app } = await world();
  const avatar = app.avatar((await loggedIn(app)).context);
  return { fakes, avatar, hong: app.avatar((await loggedIn(app, 'xiaohong')).context) };
};

/** Uploads a picture that has to be taken; answers its address. */
export const upload = async (avatar: AvatarPort, bytes = fakePng('pixels')): Promise<string> => {
  const result = await avatar.upload({ bytes });
  if (!result.ok) throw new Error(result.error.kind);
  return result.value.imageUrl;
};

/** Where the picture of an address lies in the store. */
export const keyOf = (url: string): string => avatarKey(avatarNameOf(url) ?? '');
