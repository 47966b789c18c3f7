import { checkInteractions } from '@shared/medicines/check'
import { ingredients } from '@shared/medicines/ingredients'
import { table } from './table'

const checked = 40
const rounds = 30

/** Forty medicines at once, as a long prescription beside a long list of what is taken has them. */
export async function interactionChecks(): Promise<string> {
  const known = [...ingredients.keys()]
    .filter((_, at) => at % 7 === 0)
    .slice(0, checked)
    .map((name) => `${name} 5 mg tablet bd`)
  const lists = {
    'names that are known': known,
    'names that are not, with near spellings': known.map((name) => `${name.slice(1)}x`),
  }
  const rows = Object.entries(lists).map(([title, names]) => {
    checkInteractions(names)
    const times = Array.from({ length: rounds }, () => {
      const start = performance.now()
      checkInteractions(names)
      return performance.now() - start
    }).toSorted((a, b) => a - b)
    const at = (share: number) => (times[Math.floor(rounds * share)] ?? 0).toFixed(1)
    return [title, at(0.5), at(0.95)]
  })
  return table(['', 'median', 'p95'], rows)
}
