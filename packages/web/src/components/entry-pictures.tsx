import { styled } from '@ykd/adapters-ui/styled';

const Row = styled('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    marginTop: '3',
    listStyle: 'none',
    '& img': { width: '24', height: '24', objectFit: 'cover', borderRadius: 'md', bg: 'bg.subtle' },
  },
});

/** The pictures of an entry, small; each leads to itself in full. */
export function EntryPictures({
  urls,
  nameOf,
}: {
  urls: readonly string[];
  /** What the picture at a place, counted from 1, is called. */
  nameOf: (place: number) => string;
}) {
  if (urls.length === 0) return null;
  return (
    <Row>
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
