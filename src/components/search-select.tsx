import './select-styles'
import { Input, Select, type SelectProps } from '@mantine/core'
import { useId } from 'react'
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
  return (
    <Select
      nothingFoundMessage="Nothing found"
      // The list itself scrolls, which is led through by the arrow keys.
      withScrollArea={false}
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
