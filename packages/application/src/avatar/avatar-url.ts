/** Where members' pictures are served. */
export const AVATAR_PATH = '/uploads/avatar/';

/** The folder of members' pictures in the store. */
const FOLDER = 'avatar';

/** `{an id}.{ending}`: nothing that could lead out of a folder. */
const NAME = /^[a-z0-9][a-z0-9-]{0,35}\.(?:png|jpg|gif)$/;

/** The address of a picture, from its name. */
export const avatarUrl = (name: string): string => `${AVATAR_PATH}${name}`;

/** The name of a picture, from its address; undefined for an address that is none of ours. */
export const avatarNameOf = (url: string): string | undefined => {
  if (!url.startsWith(AVATAR_PATH)) return undefined;
  const name = url.slice(AVATAR_PATH.length);
  return NAME.test(name) ? name : undefined;
};

/** The key of a picture in the store. */
export const avatarKey = (name: string): string => `${FOLDER}/${name}`;
