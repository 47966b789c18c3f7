import { Autocomplete } from '@mantine/core'
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

/** A medicine's name as it is typed: any is taken, known ones are suggested, and an unknown one is told. */
export function MedicineName({ value, ...props }: MedicineNameProps) {
  const { data: rules } = useQuery(interactionRulesQuery)
  const typed = value.trim()
  const names = (rules?.namesBeginningWith(typed, suggestedMost) ?? []).filter(
    (name) => name.toLowerCase() !== typed.toLowerCase(),
  )
  const words = () => {
    const status = rules?.nameStatus(typed)
    if (status) {
      const known = `Known to the check: ${status.ingredients.join(' + ')}`
      return status.covered ? `${known}.` : `${known}, and only partly covered.`
    }
    return rules && typed.length > 2 && names.length === 0 ? 'Not known to the check.' : null
  }
  return (
    <Autocomplete
      label="Name"
      required
      autoComplete="off"
      spellCheck={false}
      // What is typed is looked for among the names already.
      filter={({ options }) => options}
      data={typed.length > 1 ? names : []}
      description={words()}
      descriptionProps={{ 'aria-live': 'polite' }}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...props}
      value={value}
    />
  )
}
