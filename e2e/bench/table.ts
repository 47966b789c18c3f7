/** A Markdown table: what `npm run bench` prints goes into docs/performance.md as it is. */
export function table(headers: readonly string[], rows: readonly (readonly (string | number)[])[]) {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  return [line(headers), line(headers.map(() => '---')), ...rows.map(line)].join('\n')
}

/** Bytes as kilobytes of 1,000, one decimal. */
export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)
