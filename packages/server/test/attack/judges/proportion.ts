/** The value below which a share of the values lies; 0 of none. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
};

/** What is compared: times of one run, ms, since a busy machine is busy for both. */
export interface Compared {
  readonly quiet: readonly number[];
  readonly attacked: readonly number[];
  /** So many times as long as in quiet it may take. */
  readonly most: number;
  /** Times below this are not told apart, ms. */
  readonly least: number;
}

/** Whether what honest clients wait for stays in proportion to their quiet time: medians, and nine of ten. */
export const outOfProportion = ({ quiet, attacked, most, least }: Compared) => {
  const [before, during] = [quiet, attacked].map((times) => ({
    median: quantile(times, 0.5),
    most: quantile(times, 0.9),
  })) as [{ median: number; most: number }, { median: number; most: number }];
  const times = during.median / Math.max(before.median, least);
  const evidence =
    times > most
      ? [
          `等待的中位数从 ${before.median.toFixed(1)} 毫秒变为 ${during.median.toFixed(1)} 毫秒，是 ${times.toFixed(1)} 倍，最多应为 ${most} 倍`,
        ]
      : [];
  const words = `安静时 ${before.median.toFixed(1)}（九成 ${before.most.toFixed(1)}）毫秒，攻击时 ${during.median.toFixed(1)}（九成 ${during.most.toFixed(1)}）毫秒，${times.toFixed(1)} 倍`;
  return { evidence: attacked.length === 0 ? [] : evidence, figures: words };
};
