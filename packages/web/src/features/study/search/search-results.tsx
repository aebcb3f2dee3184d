import { styled } from '@ykd/adapters-ui/styled';
import type { SearchHit } from '@ykd/application/study';
import { Link } from 'react-router-dom';
import { study } from '../messages/zh-CN/study';
import { MarkedText } from './marked-text';

const List = styled('ol', {
  base: {
    listStyle: 'none',
    fontSize: 'sm',
    lineHeight: 'snug',
    '& a': { display: 'block', px: '3', py: '2.5', borderRadius: 'md', overflowWrap: 'anywhere' },
    '& a:hover': { bg: 'bg.subtle' },
    '& .place': { display: 'block', fontWeight: 'medium' },
    '& .part': { color: 'fg.subtle', fontWeight: 'normal' },
    '& .excerpt': { marginTop: '1', color: 'fg.muted', lineClamp: 3 },
    '& mark': { bg: 'amber.subtle', color: 'amber.fg', borderRadius: 'sm', fontWeight: 'semibold' },
  },
});

export type SearchResultsProps = {
  hits: readonly SearchHit[];
  addressOf: (hit: SearchHit) => string;
  onNavigate: () => void;
};

/** What was found in a course: each leads to its part. */
export function SearchResults({ hits, addressOf, onNavigate }: SearchResultsProps) {
  return (
    <List>
      {hits.map((hit) => (
        <li key={`${hit.outlineNum}/${hit.sectionNum}/${hit.bodyNum}`}>
          <Link to={addressOf(hit)} onClick={onNavigate}>
            <span className="place">
              {study.lessonNumber(hit.outlineNum, hit.sectionNum)} {hit.lesson}
              <span className="part"> · {hit.part}</span>
            </span>
            <span className="excerpt">
              <MarkedText text={hit.excerpt} marks={hit.marks} />
            </span>
          </Link>
        </li>
      ))}
    </List>
  );
}
