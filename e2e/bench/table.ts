/** A Markdown table: what `npm run bench` prints goes into docs/performance.md as it is. */
export function table(headers: readonly string[], rows: readonly (readonly (string | number)[])[]) {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  return [line(headers), line(headers.map(() => '---')), ...rows.map(line)].join('\n')
}

/** Bytes as kilobytes of 1,000, one decimal. */
export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)

/** The value below which this share of them lies, 0.95 for a p95; NaN of none. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? Number.NaN
