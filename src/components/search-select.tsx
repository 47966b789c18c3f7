import './select-styles'
import { Input, Select, type SelectProps } from '@mantine/core'
import { type FocusEvent, useId } from 'react'
import classes from './search-select.module.css'
import { type Choice, listToCome, useTypedChoice } from './use-typed-choice'

interface SearchSelectProps
  extends Omit<
    SelectProps,
    'data' | 'searchable' | 'classNames' | 'attributes' | 'description' | 'inputContainer'
  > {
  label: string
  /** The label is heard and not seen. */
  hiddenLabel?: boolean
  /** What can be chosen, each label once; undefined while it is on its way. */
  data: readonly (string | Choice)[] | undefined
  /**
   * Tells of a text that is left behind and is no choice, where the field goes back to its choice.
   * Without it the text stays, is said to be none, and keeps its form from being submitted.
   */
  onLeftover?: (text: string) => void
}

/** Mantine's select whose options are searched by typing. */
export function SearchSelect({
  id,
  label,
  hiddenLabel = false,
  required = false,
  data,
  value = null,
  error,
  nothingFoundMessage = 'Nothing found',
  onChange,
  onBlur,
  onLeftover,
  ...props
}: SearchSelectProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const choices = data?.map((one) => (typeof one === 'string' ? { value: one, label: one } : one))
  const { problem, select } = useTypedChoice({
    inputId,
    choices,
    value,
    onChoose: (choice) => onChange?.(choice.value, choice),
    onLeftover,
  })
  return (
    <Select
      // The list itself scrolls, which is led through by the arrow keys.
      withScrollArea={false}
      // It opens when it is asked for: on the way past, it would lie over what comes next.
      openOnFocus={false}
      {...props}
      {...select}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        select.onBlur()
        onBlur?.(event)
      }}
      {...(onChange && { onChange })}
      data={data ?? []}
      value={value}
      nothingFoundMessage={data ? nothingFoundMessage : listToCome}
      error={problem ?? error}
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
