import { languageName, languageTags } from '@shared/lib/language-names'

/** What a select offers, by name; with a language that is on record and not among the usual ones. */
export const languageOptions = (kept: string): { value: string; label: string }[] =>
  [...new Set([...languageTags, ...(kept === '' ? [] : [kept])])]
    .map((tag) => ({ value: tag, label: languageName(tag) }))
    .filter(({ value, label }) => label !== value || value === kept)
    .toSorted((one, other) => one.label.localeCompare(other.label))
