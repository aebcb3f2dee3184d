import type { Picture } from '../../base/create-design';
import { tenth } from '../../shapes/point';
import { HOUR_SECONDS } from '../../shapes/year-days';
import { Cut, PaperSun, Window } from '../parts/paper';
import { wave } from '../parts/sea';

/** More sails a ship does not carry: a day of more hours is told by its number. */
const SAILS_MAX = 12;

/** The ship under full sail: a sail for each hour of the longest day. */
export const longestDayPicture: Picture = ({ longestDay: { seconds } }) => {
  const count = Math.min(SAILS_MAX, Math.max(1, Math.ceil(seconds / HOUR_SECONDS)));
  const masts = Math.min(3, count);
  const tall = Math.ceil(count / masts);
  const height = Math.min(44, 108 / tall);
  return (
    <Window>
      <PaperSun at={{ x: 240, y: 82 }} radius={28} />
      <Cut look="sea-faint" path={wave(168, 11, 4)} />
      <g className="rises">
        {Array.from({ length: masts }, (_, mast) => {
          const x = 160 + (mast - (masts - 1) / 2) * 62;
          const here = Math.floor(count / masts) + (mast < count % masts ? 1 : 0);
          return (
            <g key={mast}>
              <path className="line-ink" strokeWidth="4" d={`M${x} 172V${tenth(154 - here * height)}`} />
              {Array.from({ length: here }, (_sail, sail) => {
                const half = 26 - sail * 3;
                const foot = 152 - sail * height;
                return (
                  <g key={sail} className="unfolds" style={{ '--i': mast * 4 + sail }}>
                    <Cut
                      look={(mast + sail) % 2 ? 'sheet' : 'sail'}
                      path={`M${tenth(x - half)} ${tenth(foot - height + 5)}H${tenth(x + half)}Q${tenth(x + half + 9)} ${tenth(foot - height / 2)} ${tenth(x + half)} ${tenth(foot)}Q${x} ${tenth(foot - 6)} ${tenth(x - half)} ${tenth(foot)}Q${tenth(x - half + 9)} ${tenth(foot - height / 2)} ${tenth(x - half)} ${tenth(foot - height + 5)}Z`}
                    />
                  </g>
                );
              })}
              <path className="sail" d={`M${x} ${tenth(152 - here * height)}l15 5l-15 5z`} />
            </g>
          );
        })}
        <Cut look="hull" path="M52 164Q160 178 268 158Q262 206 226 208H94Q62 204 52 164Z" />
      </g>
      <Cut look="sea-near" path={wave(192, 11, 5)} />
      <Cut look="sea" path={wave(208, -11, 5)} />
    </Window>
  );
};
