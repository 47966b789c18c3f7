import { Input, TextInput, type TextInputProps } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useRef } from 'react'

interface SearchBoxProps extends Pick<TextInputProps, 'onBlur' | 'onKeyDown'> {
  /** Shown while the box is empty, and the box's name. */
  placeholder: string
  value: string
  onChange: (value: string) => void
}

/** What a list is searched for. */
export function SearchBox({ placeholder, value, onChange, ...events }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <TextInput
      {...events}
      ref={input}
      type="search"
      aria-label={placeholder}
      placeholder={placeholder}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        value !== '' && (
          <Input.ClearButton
            aria-label="Clear search"
            onClick={() => {
              onChange('')
              input.current?.focus()
            }}
          />
        )
      }
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      autoComplete="off"
      spellCheck={false}
      flex={{ base: '1 0 100%', xs: '0 1 20rem' }}
    />
  )
}
