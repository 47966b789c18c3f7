import {
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { matchesSearch } from '@/lib/plain-text'

export interface Choice {
  value: string
  label: string
}

/** What stands in a list, and at the field, until there is something to choose from. */
export const listToCome = 'The list is not there yet.'

interface TypedChoiceOptions {
  inputId: string
  /** undefined while they are on their way. */
  choices: readonly Choice[] | undefined
  value: string | null
  onChoose: (choice: Choice) => void
  onLeftover: ((text: string) => void) | undefined
}

/**
 * The text of a select that is searched by typing. It is the choice's own, or what is typed: that stays
 * until it is a choice, and no form is submitted meanwhile.
 */
export function useTypedChoice({
  inputId,
  choices,
  value,
  onChoose,
  onLeftover,
}: TypedChoiceOptions) {
  /** null where the choice stands in the field. */
  const [typed, setTyped] = useState<string | null>(null)
  const [of, setOf] = useState(value)
  const [opened, setOpened] = useState(false)
  const [marksFirst, setMarksFirst] = useState(false)
  const [told, setTold] = useState(false)
  /** Enter was pressed before there was anything to take. */
  const enterWaits = useRef(false)

  if (of !== value) {
    setOf(value)
    setTyped(null)
  }
  const text = typed ?? ''
  const isLeftover = text.trim() !== ''
  const there = choices !== undefined
  const matches = () => choices?.filter(({ label }) => matchesSearch(text, label)) ?? []

  const end = () => {
    setTyped(null)
    setOpened(false)
    setTold(false)
  }
  const choose = (choice: Choice) => {
    end()
    if (choice.value !== value) onChoose(choice)
  }
  /** Nobody is at the field any more: only what means one choice is taken. */
  const settle = () => {
    if (!isLeftover) return end()
    const found = matches()
    const choice = found.length === 1 ? found[0] : found.find(({ label }) => isSame(label, text))
    if (choice) choose(choice)
    else if (there && onLeftover) {
      end()
      onLeftover(text)
    } else setTold(true)
  }
  /** Mantine looks for the first one before the list that a letter opens is there: so, a frame later. */
  const markFirst = () => requestAnimationFrame(() => setMarksFirst(true))

  const arrive = useEffectEvent(() => {
    if (!isLeftover) return
    if (enterWaits.current || document.activeElement?.id !== inputId) settle()
    enterWaits.current = false
    setMarksFirst(false)
    markFirst()
  })
  useEffect(() => {
    if (there) arrive()
  }, [there])

  const guard = useEffectEvent((event: SubmitEvent) => {
    const input = document.getElementById(inputId)
    if (!(input instanceof HTMLInputElement) || input.form !== event.target) return
    if (!isLeftover || input.disabled) return
    event.preventDefault()
    event.stopImmediatePropagation()
    setTold(true)
    input.focus()
  })
  useEffect(() => {
    document.addEventListener('submit', guard, true)
    return () => document.removeEventListener('submit', guard, true)
  }, [])

  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, nativeEvent, currentTarget: input } = event
    if (nativeEvent.isComposing) return
    if (key === 'Escape' && !opened && typed !== null) {
      // Nor does a dialog hear of it.
      event.stopPropagation()
      end()
    }
    if (key === 'Enter' && (opened || isLeftover)) {
      event.preventDefault()
      // Nor does Mantine hear of it, which would choose a second time.
      event.stopPropagation()
      if (!opened) setOpened(true)
    }
    if (opened && (key === 'Enter' || key === 'Tab')) take(key, input)
  }
  /**
   * Enter and Tab take the choice that is marked in the open list, which while one types is the first.
   * Mantine takes it by Enter alone, and lets an Enter that finds none through to the form.
   */
  const take = (key: 'Enter' | 'Tab', input: HTMLInputElement) => {
    const list = document.getElementById(input.getAttribute('aria-controls') ?? '')
    const marked = list?.querySelector<HTMLElement>('[data-combobox-selected]')
    const [first] = matches()
    // Emptied, the input asks for nothing; and a choice made before is not undone in passing.
    if (marked?.hasAttribute('data-combobox-active') && (isLeftover || key === 'Tab')) end()
    else if (marked && (isLeftover || key === 'Enter')) marked.click()
    // The list is asked for and not drawn.
    else if (isLeftover && first) choose(first)
    else if (isLeftover && !there) enterWaits.current = key === 'Enter'
  }

  return {
    problem:
      told && isLeftover ? (there ? `“${text}” is not one of the choices.` : listToCome) : null,
    select: {
      searchValue: typed ?? choices?.find((choice) => choice.value === value)?.label ?? '',
      selectFirstOptionOnChange: marksFirst,
      dropdownOpened: opened,
      onDropdownOpen: () => setOpened(true),
      onDropdownClose: () => {
        setOpened(false)
        setMarksFirst(false)
      },
      onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) => {
        setTyped(currentTarget.value)
        setTold(false)
        enterWaits.current = false
        markFirst()
      },
      onKeyDownCapture: onKey,
      // Choosing what is chosen changes nothing that would be told.
      onOptionSubmit: end,
      onClear: end,
      onBlur: settle,
    },
  }
}

const isSame = (label: string, text: string) => label.toLowerCase() === text.trim().toLowerCase()
