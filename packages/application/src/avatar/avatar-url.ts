import { picturePlace } from '../shared/picture-place.js';

/** Where members' pictures are served. */
export const AVATAR_PATH = '/uploads/avatar/';

export const AVATAR_PLACE = picturePlace(AVATAR_PATH, 'avatar');

/** Where a member's picture is served and stored, by its name; and its name, by its address. */
export const { url: avatarUrl, nameOf: avatarNameOf, key: avatarKey } = AVATAR_PLACE;
