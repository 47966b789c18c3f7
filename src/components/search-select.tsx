import './select-styles'
import { Input, Select, type SelectProps } from '@mantine/core'
import { type KeyboardEvent, useId, useState } from 'react'
import classes from './search-select.module.css'

interface SearchSelectProps
  extends Omit<
    SelectProps,
    'searchable' | 'classNames' | 'attributes' | 'description' | 'inputContainer'
  > {
  label: string
  /** The label is heard and not seen. */
  hiddenLabel?: boolean
}

/**
 * Enter and Tab take the option that is marked in the open list, which while one types is the first.
 * Mantine takes it by Enter alone, and lets an Enter that finds none through to the form.
 */
function takeMarked(event: KeyboardEvent<HTMLInputElement>): void {
  const { key, nativeEvent, currentTarget: input } = event
  if ((key !== 'Enter' && key !== 'Tab') || nativeEvent.isComposing) return
  const list = document.getElementById(input.getAttribute('aria-controls') ?? '')
  if (!list) return
  if (key === 'Enter') {
    event.preventDefault()
    // Nor does Mantine hear of it, which would choose a second time.
    event.stopPropagation()
  }
  const marked = list.querySelector<HTMLElement>('[data-combobox-selected]')
  // Emptied, the input asks for nothing; and a choice made before is not undone in passing.
  const chosen = marked?.hasAttribute('data-combobox-active')
  if (marked && (key === 'Enter' || (input.value.trim() !== '' && !chosen))) marked.click()
}

/** Mantine's select whose options are searched by typing. */
export function SearchSelect({
  id,
  label,
  hiddenLabel = false,
  required = false,
  ...props
}: SearchSelectProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const [typing, setTyping] = useState(false)
  return (
    <Select
      nothingFoundMessage="Nothing found"
      // The list itself scrolls, which is led through by the arrow keys.
      withScrollArea={false}
      // It opens when it is asked for: on the way past, it would lie over what comes next.
      openOnFocus={false}
      // Mantine looks for the first one before the list that a letter opens is there: so, a frame later.
      selectFirstOptionOnChange={typing}
      onInput={() => requestAnimationFrame(() => setTyping(true))}
      onDropdownClose={() => setTyping(false)}
      onKeyDownCapture={takeMarked}
      {...props}
      id={inputId}
      required={required}
      // Mantine names the list of options like the select: then the label stands for two things, of
      // which one is out of sight. So the list is named here, and the label drawn by us.
      aria-label="Options"
      attributes={{ input: { 'aria-label': hiddenLabel ? label : undefined } }}
      inputContainer={(input) => (
        <>
          {!hiddenLabel && (
            <Input.Label htmlFor={inputId} required={required}>
              {label}
            </Input.Label>
          )}
          {input}
        </>
      )}
      classNames={{ options: classes.options ?? '' }}
      searchable
    />
  )
}
