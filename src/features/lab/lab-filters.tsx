import { NativeSelect } from '@mantine/core'
import { labMessages } from '@shared/contracts/lab-orders'
import { isClinicDate } from '@shared/lib/clinic-date'
import { useState } from 'react'
import { filterSize } from '@/components/data-table/list-toolbar'
import { DateField } from '@/components/date-field'
import { SearchBox } from '@/components/search-box'
import type { ListState } from '@/hooks/use-list-search'
import { mine, statusOptions, testTypeOptions, useLabKept } from './lab-search'
import { noFilters, type OrdersSearch } from './orders-search'
import { useTechnicians } from './use-technicians'

/**
 * The filters of a view, how they are emptied (with all that stands in them, valid or not), and whether
 * one is invalid, so that less is filtered than stands there.
 * @param withStatus whether orders of every status can be found
 */
export function useLabFilters(list: ListState<OrdersSearch>, withStatus = true) {
  const { search, change } = list
  const kept = useLabKept()
  const technicians = useTechnicians()
  const invalid = search.date !== '' && !isClinicDate(search.date)
  const filters = (
    <>
      <SearchBox
        placeholder="Search patient name..."
        value={search.patient}
        onChange={(patient) => list.type({ patient })}
        onBlur={list.flush}
      />
      {withStatus && (
        <PlainFilter
          label="Status"
          all="All statuses"
          options={statusOptions}
          value={search.status}
          onChange={(status) => change({ status })}
        />
      )}
      <PlainFilter
        label="Test Type"
        all="All test types"
        options={testTypeOptions}
        value={search.type}
        onChange={(type) => change({ type })}
      />
      {kept && (
        <PlainFilter
          label="Technician"
          all="All technicians"
          options={[
            { value: mine, label: 'Mine' },
            ...technicians.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={search.technician}
          onChange={(technician) => change({ technician })}
        />
      )}
      <DateFilter
        text={search.date}
        invalid={invalid}
        onChange={(date) => list.type({ date })}
        onLeave={list.flush}
      />
    </>
  )
  return { filters, reset: () => change(noFilters), invalid }
}

interface PlainFilterProps {
  label: string
  /** What stands where nothing is filtered. */
  all: string
  options: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
}

/**
 * The browser's own select, like those in the rows: the options are few and known by heart, and those of
 * a list of Mantine's would be told from each row's own, which have the same names, by nothing.
 */
const PlainFilter = ({ label, all, options, value, onChange }: PlainFilterProps) => (
  <NativeSelect
    {...filterSize}
    aria-label={label}
    data={[{ value: '', label: all }, ...options]}
    value={options.some((option) => option.value === value) ? value : ''}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
)

interface DateFilterProps {
  text: string
  invalid: boolean
  onChange: (text: string) => void
  onLeave: () => void
}

/**
 * A date as it is typed, which the address has too: another view starts with it, and says the same of
 * it. It filters once the calendar has it.
 */
function DateFilter({ text, invalid, onChange, onLeave }: DateFilterProps) {
  const [left, setLeft] = useState(true)
  return (
    <DateField
      // As wide as what is said of a wrong one.
      flex={{ base: '1 1 8rem', xs: '0 1 11.25rem' }}
      aria-label="Date"
      maxLength={10}
      value={text}
      // In the message's place from the first letter: a press on a button below, which takes the focus
      // from here, finds the button where it was.
      description={invalid && !left && labMessages.dateFormat}
      error={invalid && left && labMessages.dateFormat}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      onFocus={() => setLeft(false)}
      onBlur={() => {
        setLeft(true)
        onLeave()
      }}
      onChange={(typed) => onChange(typed.trim())}
    />
  )
}
