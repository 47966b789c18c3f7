import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type LabOrder, labMessages, labPriorityWords } from '@shared/contracts/lab-orders'
import { labResultMessages } from '@shared/contracts/lab-results'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react'
import { awaitingResultQuery } from '@/api/lab-orders'
import { nothingFound } from '@/components/nothing-found'
import { outdatedOptions } from '@/components/outdated'
import { pickOnEnter } from '@/components/pick-on-enter'
import { QueryAlert } from '@/components/query-alert'
import { whoWords } from '@/features/patients/shared/who-words'

/** Milliseconds without a key after which the host is asked for orders. */
const debounceDelay = 200

const optionOf = ({
  id,
  number,
  patient: name,
  patientNumber,
  age,
  gender,
  dateOfBirth,
  testType,
  requestedDate,
  priority,
  result,
}: LabOrder) => ({
  value: id,
  label: [
    number,
    whoWords({ name, number: patientNumber, age, gender, dateOfBirth }),
    testType,
    requestedDate,
    ...(priority === 'urgent' ? [labPriorityWords.urgent] : []),
    // An order with a result waits for another only where its file can't be had any more.
    ...(result?.file ? [labResultMessages.fileLost] : []),
  ].join(' · '),
})

interface OrderSelectProps {
  ref: Ref<HTMLInputElement>
  /** The id of the order chosen; empty while none is. */
  value: string
  /** The order chosen, once it is read. */
  chosen: LabOrder | null
  /** Whether the host is searched, and not the list that it has given. */
  asksServer: boolean
  error: ReactNode
  readOnly: boolean
  onChoose: (order: LabOrder | null) => void
}

/**
 * Asks for an order that a result can be given to. Where the host keeps them, it is asked for those that
 * match what is typed; until it answers, those before stay, and none can be picked by Enter.
 */
export function OrderSelect({
  ref,
  value,
  chosen,
  asksServer,
  error,
  readOnly,
  onChoose,
}: OrderSelectProps) {
  const [search, setSearch] = useState('')
  const option = chosen && optionOf(chosen)
  // A closed select shows the choice, which nobody has typed.
  const typed = asksServer && search !== option?.label ? search.trim() : ''
  const [asked] = useDebouncedValue(typed, debounceDelay)
  const orders = useQuery(awaitingResultQuery(asked))
  const settled = asked === typed && !orders.isPending && !orders.isPlaceholderData
  const rows = orders.data?.rows ?? []
  const found = rows.map(optionOf)
  const isFound = rows.some(({ id }) => id === chosen?.id)
  return (
    <>
      <QueryAlert query={orders} otherwise={labMessages.fetchFailed} />
      <Select
        ref={ref}
        label="Lab Order"
        placeholder={
          typed === '' && orders.data?.total === 0
            ? 'No order waits for a result'
            : 'Search by patient, test or number'
        }
        required
        readOnly={readOnly}
        nothingFoundMessage={nothingFound(!settled)}
        data={option && !isFound ? [option, ...found] : found}
        limit={100}
        {...(asksServer && {
          searchValue: search,
          onSearchChange: setSearch,
          filter: () => found,
          styles: settled ? {} : { options: outdatedOptions },
          selectFirstOptionOnChange: settled && typed !== '',
          // On its way down: Mantine picks whichever is marked, which was found before.
          onKeyDownCapture: (event: KeyboardEvent<HTMLInputElement>) => {
            if (settled || event.key !== 'Enter') return pickOnEnter(event)
            event.preventDefault()
            event.stopPropagation()
          },
        })}
        value={value || null}
        error={error}
        onChange={(id) => onChoose([...rows, chosen].find((order) => order?.id === id) ?? null)}
      />
    </>
  )
}
