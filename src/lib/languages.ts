/** The languages of ISO 639-1, and those that clinics meet besides, by their BCP 47 tags. */
const tags =
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

/** What a select offers, by name; with a language that is on record and not among the usual ones. */
export const languageOptions = (kept: string): { value: string; label: string }[] =>
  [...new Set([...tags, ...(kept === '' ? [] : [kept])])]
    .map((tag) => ({ value: tag, label: languageName(tag) }))
    .filter(({ value, label }) => label !== value || value === kept)
    .toSorted((one, other) => one.label.localeCompare(other.label))
