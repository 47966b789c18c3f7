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

/**
 * What is typed shows at once and whole; the address follows at its own pace. An address that
 * changes by other means (Reset, Back) changes the box.
 */
export function SearchBox({ placeholder, value, onChange, onLeave, onKeyDown }: SearchBoxProps) {
  const [text, setText] = useState(value)
  const sent = useRef<string[]>([])

  useEffect(() => {
    // The address arrives with what was typed some letters ago: that is no reason to go back to it.
    const echo = sent.current.lastIndexOf(value)
    if (echo >= 0) sent.current.splice(0, echo + 1)
    else setText(value)
  }, [value])

  return (
    <div className={classes.search}>
      <IconSearch size={16} aria-hidden />
      <input
        type="search"
        className={classes.control}
        aria-label={placeholder}
        placeholder={placeholder}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
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
