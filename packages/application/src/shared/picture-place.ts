/** `{an id}.{ending}`: nothing that could lead out of a folder. */
const NAME = /^[a-z0-9][a-z0-9-]{0,35}\.(?:png|jpg|gif)$/;

const isName = (text: string): boolean => NAME.test(text);

/** Where pictures of one kind are served and stored. */
export interface PicturePlace {
  /** The address of a picture, from its name. */
  url(name: string): string;
  /** Whether a text is the name of a picture: nothing else may become a key. */
  isName(text: string): boolean;
  /** The name of a picture, from its address; undefined for an address that is none of ours. */
  nameOf(url: string): string | undefined;
  /** The key of a picture in the store. */
  key(name: string): string;
}

/** Pictures whose addresses begin with `path`, in this folder of the store. */
export const picturePlace = (path: string, folder: string): PicturePlace => ({
  url: (name) => `${path}${name}`,
  isName,
  nameOf: (url) => {
    if (!url.startsWith(path)) return undefined;
    const name = url.slice(path.length);
    return isName(name) ? name : undefined;
  },
  key: (name) => `${folder}/${name}`,
});
