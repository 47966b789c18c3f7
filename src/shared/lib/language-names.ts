import { foldedWords } from './folded-words'

/** The languages of ISO 639-1, and those that clinics meet besides, by their BCP 47 tags. */
export const languageTags: readonly string[] =
  'aa ab af ak am ar as av ay az ba be bg bho bm bn bo br bs ca ce ceb ckb cs cv cy da de dv dz ee el en eo es et eu fa ff fi fil fj fo fr fy ga gd gl gn gu gv ha haw he hi hil ho hr ht hu hy id ig ii ilo is it iu ja jv ka kab kg ki kk kl km kn ko kok kr ks ku kw ky lb lg ln lo lt lu lus lv mai mg mh mi min mk ml mn mni mos mr ms mt my na nb ne nl nn no nso ny oc om or os pa pl ps pt qu rm rn ro ru rw sa sat sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tn to tpi tr ts tt tum ty ug uk ur uz ve vi war wo xh yi yo yue za zh zu'.split(
    ' ',
  )

/** The name of a language in English; the tag itself where it has none. */
export function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag
  } catch {
    return tag
  }
}

const key = (text: string): string => foldedWords(text).join(' ')

let tagsByName: ReadonlyMap<string, string> | undefined

/** Where it stands for "not available" far more often than for Nauruan. */
const unclearTag = 'na'

/** The tag of a language of the list that is written as its tag or its English name; null where it is neither. */
export function languageTagOf(text: string): string | null {
  tagsByName ??= new Map(languageTags.map((tag) => [key(languageName(tag)), tag]))
  const named = tagsByName.get(key(text))
  if (named !== undefined) return named
  try {
    const [tag = ''] = Intl.getCanonicalLocales(text.trim())
    const { language } = new Intl.Locale(tag)
    return languageTags.includes(language) && tag !== unclearTag ? tag : null
  } catch {
    return null
  }
}
