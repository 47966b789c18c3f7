import { medicinesIn } from '@server/ai/interactions/question'
import { isUrgent } from '@server/ai/urgent'
import { checkInteractions } from '@shared/medicines/check'
import { table } from './table'

const length = 4000
const rounds = 15

const of = (unit: string, before = '') =>
  before + unit.repeat(Math.ceil(length / unit.length)).slice(0, length - before.length)

/** As somebody who has much to ask writes it. */
const plain = of(
  'My patient takes warfarin 5 mg and metformin. She is 71 and has slept badly for weeks. May I add zopiclone? ',
)

/** Each makes one step of the reading look over much again and again. */
const hostile = {
  'doses without a name': of('10 mg ', 'taking: '),
  'forms without a name': of('tablet ', 'taking: '),
  'salts of one medicine': of('sodium ', 'taking: warfarin '),
  'words nearly like names': of('warfarqn aspirqn ', 'Do they interact? '),
  'a list of unknown names': of('qwarfen, ', 'taking: '),
  'brackets in brackets': `taking: ${'('.repeat(1990)}${')'.repeat(1990)}`,
  'blanks between names': of(`warfarin${' '.repeat(400)}`, 'Do they interact? '),
  'nothing but lines': of('\n', 'taking: x. meds: '),
  'what somebody took': of('took ', 'I '),
} as const

function median(text: string): number {
  const read = () => {
    const { names } = medicinesIn(text)
    checkInteractions(names.slice(0, 40))
    isUrgent(text)
  }
  read()
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now()
    read()
    return performance.now() - start
  }).toSorted((a, b) => a - b)
  return times[Math.floor(rounds / 2)] ?? 0
}

/** Questions of 4,000 characters that are made to take long, beside a plain one of that length. */
export async function hostileQuestions(): Promise<string> {
  const base = median(plain)
  const rows = Object.entries({ 'a plain question': plain, ...hostile }).map(([title, text]) => {
    const time = median(text)
    return [title, time.toFixed(1), (time / base).toFixed(2)]
  })
  return table(['', 'median', 'ratio'], rows)
}
