import type { AvatarFile, AvatarFiles } from './avatar-files.js';

/** A picture that a member uploaded for an entry, or began to upload. */
export type CheckInPicture = AvatarFile;

/**
 * Whose picture for check-in entries is whose, kept as AvatarFiles keeps those of profiles: a picture is in use when an
 * entry names it, and nothing forgets one that is. An entry that is put at the same time as its picture is forgotten comes
 * first, or sees the picture gone.
 */
export type CheckInPictures = Pick<AvatarFiles, 'reserve' | 'delete' | 'findUnused'>;
