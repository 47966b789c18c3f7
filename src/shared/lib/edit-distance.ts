/**
 * How many letters have to be changed, added, left out or swapped with their neighbour to make one
 * text the other; undefined where it is more than `most`.
 */
export function editDistance(one: string, other: string, most: number): number | undefined {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row]
    for (let at = 1; at <= other.length; at += 1) {
      const same = one[row - 1] === other[at - 1]
      let least = Math.min(
        (last[at] ?? 0) + 1,
        (line[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (same ? 0 : 1),
      )
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        least = Math.min(least, (before[at - 2] ?? 0) + 1)
      line.push(least)
    }
    if (Math.min(...line) > most) return undefined
    before = last
    last = line
  }
  const distance = last[other.length] ?? 0
  return distance <= most ? distance : undefined
}
