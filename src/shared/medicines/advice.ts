import { membersOf } from './rules'

/** Part of a text that is meant for some members of a rule's sides: '{verapamil: … | otherwise …}'. */
const clause = /\{([^:{}]*):([^{}|]*)(?:\|([^{}]*))?\}/g
/** The member of the pair out of several: '[ciclosporin, tacrolimus]'. */
const member = /\[([^[\]]+)\]/g

type Pair = readonly [string, string]

const isIn = (list: string, pair: Pair): boolean => {
  const members = membersOf(list.trim())
  return pair.some((each) => members.has(each))
}

/**
 * A text of a rule as it holds for two ingredients: it names no other member of the rule's sides.
 * `{verapamil, diltiazem: 10 | 20} mg` reads 10 where one of the two is of the pair, otherwise 20;
 * `{tadalafil & doxazosin: Avoid it.}` needs both; `[ciclosporin, tacrolimus]` is the one of the pair.
 */
export function wordsFor(text: string, pair: Pair): string {
  const [one, other] = pair
  return text
    .replace(clause, (_, lists: string, then: string, otherwise = '') =>
      lists.split(' & ').every((list) => isIn(list, pair)) ? then : otherwise,
    )
    .replace(member, (_, list: string) => {
      const members = membersOf(list)
      return [one, other].filter((each) => members.has(each)).join(' and ')
    })
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:])/g, '')
    .replace(/[,;](?=\.)/g, '')
    .trim()
    .replace(/^\p{L}|(?<=\. )\p{L}/gu, (letter) => letter.toUpperCase())
}
