import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEventHandler, useEffect, useRef, useState } from 'react'
import classes from './control.module.css'

interface SearchBoxProps {
  /** Shown while the box is empty, and the box's name. */
  placeholder: string
  /** What is searched for, as the address has it. */
  value: string
  onChange: (value: string) => void
  /** The person has left the box. */
  onLeave?: () => void
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>
}

const magnifier = <IconSearch size={16} aria-hidden />

/**
 * What is typed shows at once and whole; the address follows at its own pace. An address that
 * changes by other means (Reset, Back) changes the box.
 */
export function SearchBox({ placeholder, value, onChange, onLeave, onKeyDown }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const [first] = useState(value)
  const sent = useRef<string[]>([])

  useEffect(() => {
    // The address arrives with what was typed some letters ago: that is no reason to go back to it.
    const echo = sent.current.lastIndexOf(value)
    if (echo >= 0) sent.current.splice(0, echo + 1)
    else if (input.current) input.current.value = value
  }, [value])

  return (
    <div className={classes.search}>
      {magnifier}
      <input
        ref={input}
        type="search"
        className={classes.control}
        aria-label={placeholder}
        placeholder={placeholder}
        // The browser's own to keep: a letter typed draws nothing here.
        defaultValue={first}
        onChange={({ currentTarget }) => {
          sent.current.push(currentTarget.value)
          onChange(currentTarget.value)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          sent.current = []
          onLeave?.()
        }}
        autoComplete="off"
        spellCheck={false}
      />
    </div>
  )
}
