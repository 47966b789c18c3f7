import { editDistance } from './edit-distance'
import { foldedWords } from './folded-words'

/** How many letters of a word may be others, missing or too many: none of a short one. */
const changesIn = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

/** Whether one word may be the other, misheard or mistyped: its first letter seldom is. */
function isNearWord(one: string, other: string): boolean {
  const most = changesIn(one.length < other.length ? one : other)
  return most > 0 && one[0] === other[0] && editDistance(one, other, most) !== undefined
}

/** Whether two names are nearly one: all words but one are the same, in any order, and that one is near. */
export function isNearName(one: string, other: string): boolean {
  const left = [...foldedWords(other)]
  const words = foldedWords(one)
  if (words.length === 0 || words.length !== left.length) return false
  const unlike = words.filter((word) => {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  const [word, ...more] = unlike
  const [otherWord] = left
  if (word === undefined || otherWord === undefined) return true
  return more.length === 0 && isNearWord(word, otherWord)
}
