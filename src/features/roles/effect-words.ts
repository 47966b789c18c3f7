import { type Effect, screenOf } from '@shared/contracts/access-effects'
import { type AccessScreen, isScreenShown } from '@shared/contracts/call-words'
import type { RoleHolders } from '@shared/contracts/roles'
import { dashboards } from '@/lib/dashboards'

/** How many of those who hold a role are named. */
const namedMost = 5

/** How many people: `1 person`, `7 people`. */
export const peopleWords = (total: number): string =>
  total === 1 ? '1 person' : `${total.toLocaleString('en')} people`

/** Who they are: the first few by name, and how many more. */
export function namesWords({ total, names }: Pick<RoleHolders, 'total' | 'names'>): string {
  const more = total - namedMost
  return more > 1 && names.length > 0
    ? `${names.slice(0, namedMost).join(', ')} and ${more.toLocaleString('en')} more`
    : listed(names)
}

/** Several things in a sentence: `A, B and C`. */
const listed = (things: readonly string[]): string =>
  things.length > 1 ? `${things.slice(0, -1).join(', ')} and ${things.at(-1)}` : things.join('')

/** What a change of permissions is from and to. */
export interface Draft {
  before: ReadonlySet<string>
  after: ReadonlySet<string>
}

/** What one screen shows of an effect. */
export interface EffectLine {
  screen: string
  words: string
}

/** What controls and parts of one screen come to. */
function screenWords(
  screen: AccessScreen,
  { controls, parts }: Record<'controls' | 'parts', readonly string[]>,
  kind: 'gives' | 'takes',
  { before, after }: Draft,
): string {
  const all = listed([...controls, ...parts])
  if (!isScreenShown(screen, kind === 'gives' ? after : before))
    return `${all} (the role does not show this dashboard)`
  if (!isScreenShown(screen, after)) return `without it, no ${all}`
  const isOne = controls.length === 1
  const [used, shown] =
    kind === 'gives'
      ? ['can be used', 'shown']
      : [isOne ? 'goes grey' : 'go grey', 'no longer shown']
  return [
    ...(controls.length > 0 ? [`${listed(controls)} ${used}`] : []),
    ...(parts.length > 0 ? [`${shown}: ${listed(parts)}`] : []),
  ].join('; ')
}

const withoutWords = {
  gives: {
    unused: 'No call asks for it yet.',
    given: 'Nothing more than the other permissions give.',
    blocked: 'Nothing by itself: its calls take more than this.',
  },
  takes: {
    unused: 'No call asks for it yet.',
    given: 'Nothing: the other permissions still give it.',
    blocked: 'Nothing: its calls took more than this.',
  },
} as const

/** What a permission more, or less, comes to, screen by screen, as labelled there. */
export function effectLines(
  { permission, calls, without }: Effect,
  kind: 'gives' | 'takes',
  draft: Draft,
): EffectLine[] {
  const dashboard = dashboards.find((tab) => tab.permission === permission)
  const held = kind === 'gives' ? draft.after : draft.before
  const screens = [...new Set(calls.map((call) => screenOf(call, held)))]
  const lines = screens.map((screen) => {
    const here = calls.filter((call) => screenOf(call, held) === screen)
    const labels = (isReading: boolean) =>
      here.filter(({ method }) => (method === 'GET') === isReading).map(({ words }) => words.label)
    return {
      screen,
      words: screenWords(screen, { controls: labels(false), parts: labels(true) }, kind, draft),
    }
  })
  if (dashboard)
    return [
      {
        screen: 'Home',
        words: `the ${dashboard.label} dashboard ${kind === 'gives' ? 'is shown' : 'is gone'}`,
      },
      ...lines,
    ]
  return without ? [{ screen: '', words: withoutWords[kind][without] }] : lines
}
