import './select-styles'
import {
  CheckIcon,
  Combobox,
  type ElementProps,
  InputBase,
  type InputBaseProps,
  useCombobox,
} from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { type ComponentProps, type Ref, useId, useRef } from 'react'
import classes from './search-select.module.css'
import { useSubmitGuard } from './use-submit-guard'
import { type Choice, type ChoiceWords, useTypedChoice } from './use-typed-choice'

interface SearchSelectProps
  extends Omit<
      InputBaseProps,
      'classNames' | 'attributes' | 'description' | 'inputContainer' | 'rightSection'
    >,
    Omit<ElementProps<'input', keyof InputBaseProps>, 'value' | 'onChange' | 'onKeyDown' | 'list'> {
  label: string
  /** The label is heard and not seen. */
  hiddenLabel?: boolean
  words: ChoiceWords
  /** What can be chosen, in labels that tell one from another; undefined while it is on its way. */
  data: readonly (string | Choice)[] | undefined
  /** The value chosen; empty while none is. */
  value?: string
  onChange?: (value: string) => void
  /** How many are shown at once. */
  limit?: number
  /** Whether the choice can be taken back. */
  clearable?: boolean
  clearButtonProps?: Omit<ComponentProps<typeof Combobox.ClearButton>, 'onClear'>
  /**
   * Tells of a text that is left behind and is no choice, where the field goes back to its choice.
   * Without it the text stays, is said to be none, and keeps its form from being submitted. It is no value
   * of the form's: one that is emptied and stays gives the field another key.
   */
  onLeftover?: (problem: string) => void
  ref?: Ref<HTMLInputElement>
}

/** A select whose options are searched by typing. */
export function SearchSelect({
  id,
  label,
  hiddenLabel = false,
  words,
  data,
  value = '',
  error,
  disabled = false,
  limit = Number.POSITIVE_INFINITY,
  clearable = false,
  clearButtonProps,
  onChange,
  onBlur,
  onLeftover,
  ref,
  ...props
}: SearchSelectProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const input = useRef<HTMLInputElement>(null)
  const inputRef = useMergedRef(ref, input)
  const choices = data?.map((one) => (typeof one === 'string' ? { value: one, label: one } : one))
  const choice = useTypedChoice({
    choices,
    value,
    words,
    limit,
    onChoose: (chosen) => onChange?.(chosen.value),
    onLeftover,
  })
  const { opened, shown, marked, isLeftover } = choice
  const store = useCombobox({ opened })
  useSubmitGuard(input, isLeftover && !disabled, choice.tell)

  const optionId = (index: number) => `${inputId}-${index}`
  const inSight = marked ?? shown.find((one) => one.value === value)
  const isClearable = clearable && value !== '' && !disabled
  const takesEscape = opened || isLeftover || undefined

  return (
    <Combobox
      store={store}
      onOptionSubmit={(submitted) => {
        const one = shown.find((option) => option.value === submitted)
        if (one) choice.choose(one)
      }}
    >
      <Combobox.Target
        withKeyboardNavigation={false}
        withExpandedAttribute
        aria-activedescendant={marked && optionId(shown.indexOf(marked))}
        data-mantine-stop-propagation={takesEscape}
      >
        <InputBase
          {...props}
          id={inputId}
          ref={inputRef}
          label={hiddenLabel ? undefined : label}
          aria-label={hiddenLabel ? label : undefined}
          error={choice.problem ?? error}
          disabled={disabled}
          value={choice.text}
          onChange={({ currentTarget }) => choice.type(currentTarget.value)}
          onClick={choice.open}
          onKeyDown={choice.onKey}
          onBlur={(event) => {
            choice.leave()
            onBlur?.(event)
          }}
          rightSection={
            isClearable ? (
              <Combobox.ClearButton {...clearButtonProps} onClear={choice.clear} />
            ) : (
              <Combobox.Chevron error={choice.problem ?? error} />
            )
          }
          rightSectionPointerEvents={isClearable ? 'all' : 'none'}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        {/* Led through by the arrow keys, the list itself scrolls. */}
        <Combobox.Options aria-label="Options" className={classes.options}>
          {shown.map((one, index) => (
            <Combobox.Option
              key={one.value}
              id={optionId(index)}
              value={one.value}
              className={classes.option}
              selected={one === marked}
              aria-selected={one.value === value}
              ref={one === inSight ? bringIntoSight : null}
            >
              {one.value === value && <CheckIcon className={classes.check} />}
              {one.label}
            </Combobox.Option>
          ))}
          {opened && shown.length === 0 && (
            <Combobox.Empty>{data ? words.nothingFound : words.toCome}</Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}

/** Within its list: the page does not scroll for it. */
function bringIntoSight(option: HTMLElement | null): void {
  const list = option?.parentElement
  if (!option || !list) return
  const top = option.offsetTop - list.offsetTop
  const bottom = top + option.offsetHeight
  if (top < list.scrollTop) list.scrollTop = top
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight
}
