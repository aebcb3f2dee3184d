import { styled } from '@ykd/adapters-ui/styled';

const Row = styled('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    marginTop: '3',
    listStyle: 'none',
    '& img': { objectFit: 'cover', borderRadius: 'md', bg: 'bg.subtle' },
  },
  variants: {
    size: {
      small: { '& img': { width: '24', height: '24' } },
      /** As wide as its place, one below the other. */
      large: { flexDirection: 'column', '& img': { width: 'full', height: 'auto', minHeight: '24' } },
    },
  },
});

/** The pictures of an entry; each leads to itself in full. */
export function EntryPictures({
  urls,
  nameOf,
  size = 'small',
}: {
  urls: readonly string[];
  /** What the picture at a place, counted from 1, is called. */
  nameOf: (place: number) => string;
  size?: 'small' | 'large';
}) {
  if (urls.length === 0) return null;
  return (
    <Row size={size}>
      {urls.map((url, at) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer">
            <img src={url} alt={nameOf(at + 1)} width={96} height={96} loading="lazy" />
          </a>
        </li>
      ))}
    </Row>
  );
}
