import type { Severity } from './result'

// The tables of names (names/) and of rules (topics/) are written as a pharmacist would read them: lists
// of names parted by commas. tables.test.ts holds that every name in them is known, and known once.

/** Where something stands that the tables say. */
export interface Source {
  title: string
  /**
   * Where it was read, in a stored copy and as far as that went. Without one, as at many rules, it is
   * named from general knowledge of it, and is still to be read.
   */
  address?: string
  /** When it was published or read; without an address, when it was named: YYYY, YYYY-MM or YYYY-MM-DD. */
  date?: string
}

/** The names of one active ingredient, which is written by its international name. */
interface IngredientNames {
  /** Other names of the same ingredient (USAN, BAN, abbreviations). */
  also: readonly string[]
  brands: readonly string[]
  /** Whether a salt after the name is the same medicine: 'warfarin sodium', but 'calcium acetate'. */
  salts: boolean
}

/** A product of several ingredients that has a name of its own. */
interface Product {
  of: readonly string[]
  also: readonly string[]
  brands: readonly string[]
}

/** The medicines of one area that the check can recognise. */
export interface NamesTable {
  ingredients: Readonly<Record<string, IngredientNames>>
  /** One that is named by its parts, such as 'losartan/hydrochlorothiazide', needs no entry. */
  products: Readonly<Record<string, Product>>
  /**
   * The ingredients whose grave interactions with other known ones are taken to be all held by the
   * rules, each list with the source that says which these are. Each such source was read at its
   * address, and held against the rules; where a copy broke off before its end is told in
   * docs/decisions/0004. What is in no list is only partly covered.
   */
  covered: readonly {
    ingredients: string
    by: Required<Source>
    /** 'whole' where the source was read to its end; otherwise it was read in part. */
    read?: 'whole'
  }[]
}

export const listed = (list: string): string[] => (list === '' ? [] : list.split(', '))

export const named = (also = '', brands = ''): IngredientNames => ({
  also: listed(also),
  brands: listed(brands),
  salts: true,
})

/** For minerals, whose salts are named one by one. */
export const mineral = (also: string, brands: string): IngredientNames => ({
  ...named(also, brands),
  salts: false,
})

export const product = (of: readonly string[], also = '', brands = ''): Product => ({
  of,
  also: listed(also),
  brands: listed(brands),
})

/** What a third medicine makes of the danger of two. */
interface Shift {
  with: string
  grade: Severity
  note: string
}

/** Two medicines that endanger whoever takes both. */
export interface Rule {
  /** Stands in records of what was shown: an id is never given to another rule. */
  id: string
  /**
   * Both sides, each a list of classes and ingredients, with or without exceptions: 'warfarin',
   * 'macrolides except azithromycin, roxithromycin'. The same side twice means two of its members, whichever.
   */
  between: readonly [string, string]
  /** Words for the pair where the sides' own do not read well. */
  pair?: string
  grade: Severity
  /** Who gave the grade: the sources, or this rule set where they give none or disagree. */
  gradedBy: 'source' | 'rule set'
  /**
   * Texts are made for each pair (advice.ts), so that none names another medicine of the rule's sides:
   * `{verapamil: 10 | 20} mg` asks whether verapamil is of the pair, `[ciclosporin, tacrolimus]` is the
   * one that is.
   */
  consequence: string
  action: string
  /** What changes the danger: dose, route, age, kidneys. */
  depends?: string
  /** Beside a medicine of these classes the danger is smaller. */
  milder?: Shift
  /** Beside a medicine of these classes the danger is greater. */
  graver?: Shift
  /** Speaks only where a medicine of these classes is there as well: the two alone are no danger. */
  beside?: string
  /** Passed over where one of the two medicines holds one of these ingredients as well. */
  notWith?: string
  /** Ids of `sources`, of this topic or another. */
  sources: readonly string[]
}

/** The rules of one topic, and the classes that are at home in it. */
export interface Topic {
  title: string
  /** The day when its rules were last held against their sources, YYYY-MM-DD. No pharmacist has. */
  reviewed: string
  /** The members of each class; all topics may speak of it. */
  classes: Readonly<Record<string, string>>
  rules: readonly Rule[]
  sources: Readonly<Record<string, Source>>
}
