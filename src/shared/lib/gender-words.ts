import { foldedWords } from './folded-words'

/** What files call the genders, in the languages of a neighbour's export. */
const words = {
  Male: [
    ...['m', 'male', 'man', 'boy', 'mr', 'männlich', 'maennlich', 'mann', 'herr', 'homme'],
    ...['masculin', 'masculino', 'hombre', 'homem', 'maschio', 'uomo', 'mannelijk', 'laki-laki'],
  ],
  Female: [
    ...['f', 'female', 'woman', 'girl', 'mrs', 'ms', 'miss', 'w', 'weiblich', 'frau', 'femme'],
    ...['feminin', 'femenino', 'feminino', 'mujer', 'mulher', 'femmina', 'donna'],
    ...['vrouw', 'vrouwelijk', 'perempuan'],
  ],
  Other: ['o', 'other', 'd', 'divers', 'diverse', 'x', 'non-binary', 'nb'],
} as const

type Meaning = keyof typeof words

const keyOf = (text: string): string => foldedWords(text).join('')

const meanings = new Map<string, Meaning>(
  (Object.keys(words) as Meaning[]).flatMap((meaning) =>
    words[meaning].map((word) => [keyOf(word), meaning] as const),
  ),
)

/** The gender that a word of a file means, whatever its case and accents; undefined where it is not known. */
export const genderOfWord = (text: string): Meaning | undefined => meanings.get(keyOf(text))
