import { Select, type SelectProps } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { patientMessages } from '@shared/contracts/patients'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { patientChoicesQuery, patientQuery } from '@/api/patients'
import { nothingFound } from '@/components/nothing-found'
import { outdatedOptions } from '@/components/outdated'
import { pickOnEnter } from '@/components/pick-on-enter'
import { QueryAlert } from '@/components/query-alert'
import { patientOption, useNeedsNumber, usePatientsKept } from './patient-label'

/** Milliseconds without a key after which the host is asked for patients. */
const debounceDelay = 200

interface PatientSelectProps extends Omit<SelectProps, 'label' | 'data' | 'value'> {
  /** The id; empty while nobody is chosen. */
  value: string
}

type Option = ReturnType<typeof patientOption>

/**
 * Asks for one of the clinic's patients. Where the host keeps them, it is asked for those who match what
 * is typed; until it answers, those before stay, and nobody can be picked by Enter: the first of them is
 * somebody else.
 */
export function PatientSelect({ value, onChange, ...props }: PatientSelectProps) {
  const kept = usePatientsKept()
  const needsNumber = useNeedsNumber()
  const [search, setSearch] = useState('')
  const [picked, setPicked] = useState<Option | null>(null)
  const isPicked = picked?.value === value
  const { data: read } = useQuery({
    ...patientQuery(value),
    enabled: kept && value !== '' && !isPicked,
  })
  const chosen = isPicked ? picked : read ? patientOption(read, needsNumber) : null

  // A closed select shows the choice, which nobody has typed.
  const typed = kept && search !== chosen?.label ? search.trim() : ''
  const [asked] = useDebouncedValue(typed, debounceDelay)
  const patients = useQuery({ ...patientChoicesQuery(asked), placeholderData: keepPreviousData })
  const settled = asked === typed && !patients.isPending && !patients.isPlaceholderData
  const found = (patients.data ?? []).map((patient) => patientOption(patient, needsNumber))
  const isFound = found.some((option) => option.value === chosen?.value)

  return (
    <div>
      <QueryAlert query={patients} otherwise={patientMessages.fetchFailed} />
      <Select
        label="Patient"
        placeholder={kept ? 'Search by name, number or contact' : 'Search by name'}
        data={chosen && !isFound ? [chosen, ...found] : found}
        limit={100}
        required
        nothingFoundMessage={nothingFound(!settled)}
        {...(kept && {
          searchValue: search,
          onSearchChange: setSearch,
          filter: () => found,
          styles: settled ? {} : { options: outdatedOptions },
          selectFirstOptionOnChange: settled && typed !== '',
          // On its way down: Mantine picks whoever is marked, who was found before.
          onKeyDownCapture: (event: KeyboardEvent<HTMLInputElement>) => {
            if (settled || event.key !== 'Enter') return pickOnEnter(event)
            event.preventDefault()
            event.stopPropagation()
          },
        })}
        {...props}
        value={value || null}
        onChange={(id, option) => {
          setPicked(found.find((one) => one.value === id) ?? null)
          onChange?.(id, option)
        }}
      />
    </div>
  )
}
