import { Button, Combobox, Group, Text, TextInput, useCombobox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { interactionRulesQuery } from './interaction-rules'

/** The most names that are suggested. */
const suggestedMost = 6

interface MedicineNameProps {
  value: string
  onChange: (name: string) => void
  error?: ReactNode
}

/**
 * A medicine's name as it is typed: all are taken, known ones are suggested, and an unknown one is marked.
 * Mantine's parts for a combobox and not its `Autocomplete`, whose role is a combobox's: for QA and
 * whoever hears it, this is the text field that the specification has.
 */
export function MedicineName({ value, onChange, error, ...props }: MedicineNameProps) {
  const { data: rules } = useQuery(interactionRulesQuery)
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const typed = value.trim()
  const found = typed.length > 1 ? (rules?.namesBeginningWith(typed, suggestedMost) ?? []) : []
  const names = found.filter((name) => name.toLowerCase() !== typed.toLowerCase())
  const words = () => {
    const status = rules?.nameStatus(typed)
    if (status) {
      const known = `Known to the check: ${status.ingredients.join(' + ')}`
      return status.covered ? `${known}.` : `${known}, and only partly covered.`
    }
    return rules && typed.length > 2 && names.length === 0 ? 'Not known to the check.' : null
  }
  const meant =
    typed.length > 3 && rules && !rules.nameStatus(typed) && names.length === 0
      ? rules.suggestionsFor(typed)
      : []
  const isOpen = combobox.dropdownOpened && names.length > 0
  return (
    <div>
      <Combobox
        store={{ ...combobox, dropdownOpened: isOpen }}
        onOptionSubmit={(name) => {
          onChange(name)
          combobox.closeDropdown()
        }}
      >
        <Combobox.Target>
          <TextInput
            {...props}
            label="Name"
            required
            autoComplete="off"
            spellCheck={false}
            // Has its line from the start: words that come late would move what is pressed below.
            description={error ? null : (words() ?? '\u00A0')}
            descriptionProps={{ 'aria-live': 'polite' }}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            error={error}
            value={value}
            onChange={({ currentTarget }) => {
              onChange(currentTarget.value)
              combobox.openDropdown()
            }}
            onBlur={() => combobox.closeDropdown()}
          />
        </Combobox.Target>
        <Combobox.Dropdown>
          <Combobox.Options aria-label="Known names">
            {names.map((name) => (
              <Combobox.Option key={name} value={name}>
                {name}
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      {meant.length > 0 && (
        <Group gap="xs" mt={4} component="section" aria-label="Near spellings">
          <Text size="sm">Did you mean</Text>
          {meant.map((name) => (
            <Button key={name} variant="default" size="compact-sm" onClick={() => onChange(name)}>
              {name}
            </Button>
          ))}
        </Group>
      )}
    </div>
  )
}
