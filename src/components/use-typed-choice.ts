import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import { matchesSearch, plainText } from '@/lib/plain-text'

export interface Choice {
  value: string
  label: string
}

/** What is said where what is typed is no choice; in the words of whoever asks. */
export interface ChoiceWords {
  /** There is nothing to choose from yet. */
  toCome: string
  nothingFound: string
  noChoice: (text: string) => string
  /** It is part of one choice or of several. */
  partly: (text: string) => string
}

type State =
  /** The choice stands in the field, and the list is closed. */
  | { at: 'choice' }
  /**
   * The list is open: over what is typed, or over the choice where the text is null. An arrow key has led
   * to a value; Enter was pressed before there was anything to take.
   */
  | { at: 'list'; text: string | null; led: string | null; entered: boolean }
  /** What is typed stands in the field, and the list is closed; it may have been left so. */
  | { at: 'text'; text: string; left: boolean }

interface TypedChoiceOptions {
  /** undefined while they are on their way. */
  choices: readonly Choice[] | undefined
  value: string
  words: ChoiceWords
  limit: number
  onChoose: (choice: Choice) => void
  onLeftover: ((problem: string) => void) | undefined
}

/**
 * What is typed into a select, its list, and what becomes of both. The text is the choice's own, or what
 * is typed: that stays until it is a choice.
 */
export function useTypedChoice({
  choices,
  value,
  words,
  limit,
  onChoose,
  onLeftover,
}: TypedChoiceOptions) {
  const [state, setState] = useState<State>({ at: 'choice' })
  const [of, setOf] = useState(value)
  if (of !== value) {
    setOf(value)
    setState({ at: 'choice' })
  }

  const typed = state.at === 'choice' ? null : state.text
  const text = typed ?? ''
  const isLeftover = plainText(text) !== ''
  const found = isLeftover
    ? (choices ?? []).filter(({ label }) => matchesSearch(text, label))
    : (choices ?? [])
  const named = isLeftover ? only(found.filter(({ label }) => isSame(label, text))) : undefined
  const shown = state.at === 'list' ? found.slice(0, limit) : []
  const led = state.at === 'list' ? shown.find((choice) => choice.value === state.led) : undefined
  // Emptied, the input asks for nothing.
  const marked = led ?? (isLeftover ? shown[0] : undefined)

  const rest = () => setState({ at: 'choice' })
  const look = (leadsTo: string | null = null) =>
    setState({ at: 'list', text: typed, led: leadsTo, entered: false })
  const choose = (choice: Choice) => {
    rest()
    if (choice.value !== value) onChoose(choice)
  }
  const problem = !choices
    ? words.toCome
    : found.length > 0
      ? words.partly(text)
      : words.noChoice(text)

  /** Nobody is at the field any more, and sees what is taken: a part of a name is none. */
  const leave = () => {
    if (!isLeftover) return rest()
    if (named) return choose(named)
    if (!choices || !onLeftover) return setState({ at: 'text', text, left: true })
    rest()
    onLeftover(problem)
  }

  const settle = useEffectEvent(() => {
    if (state.at === 'text' && state.left) leave()
    if (state.at !== 'list' || !state.entered) return
    const meant = named ?? only(found)
    if (meant) choose(meant)
    else look()
  })
  const there = choices !== undefined
  const namedValue = named?.value
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice may be what is meant
  useEffect(() => {
    if (there) settle()
  }, [there, namedValue])

  const lead = (step: 1 | -1) => {
    if (state.at !== 'list') {
      const start = found.find((choice) => choice.value === value) ?? found[0]
      return look(isLeftover ? null : start?.value)
    }
    const from = marked ? shown.indexOf(marked) : step === 1 ? -1 : 0
    look(shown.at((from + step) % shown.length)?.value)
  }
  const enter = () => {
    if (marked) choose(marked)
    else if (state.at === 'text') look()
    else if (state.at === 'list' && !choices) setState({ ...state, entered: isLeftover })
  }
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, nativeEvent } = event
    if (nativeEvent.isComposing) return
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      lead(key === 'ArrowDown' ? 1 : -1)
    } else if (key === 'Escape' && state.at !== 'choice') {
      // Nor does a dialog hear of it.
      event.stopPropagation()
      if (state.at === 'list' && typed !== null) setState({ at: 'text', text, left: false })
      else rest()
    } else if (key === 'Enter' && (state.at === 'list' || isLeftover)) {
      event.preventDefault()
      enter()
    } else if (key === 'Tab' && isLeftover && marked) {
      // With nothing typed it passes by: no choice is made or undone.
      choose(marked)
    }
  }

  return {
    text: typed ?? choices?.find((choice) => choice.value === value)?.label ?? '',
    problem: state.at === 'text' && state.left && isLeftover ? problem : null,
    isLeftover,
    opened: state.at === 'list',
    shown,
    marked,
    type: (text: string) => setState({ at: 'list', text, led: null, entered: false }),
    open: () => {
      if (state.at !== 'list') look()
    },
    choose,
    clear: () => {
      rest()
      onChoose({ value: '', label: '' })
    },
    leave,
    /** Says what is missing, as if the field had been left. */
    tell: () => setState({ at: 'text', text, left: true }),
    onKey,
  }
}

const isSame = (label: string, text: string) => plainText(label) === plainText(text)

const only = (choices: readonly Choice[]) => (choices.length === 1 ? choices[0] : undefined)
