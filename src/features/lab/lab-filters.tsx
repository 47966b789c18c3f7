import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { filterSize } from '@/components/data-table/list-toolbar'
import { DateField } from '@/components/date-field'
import { SearchBox } from '@/components/search-box'
import { labMessages } from '@/contracts/lab-orders'
import type { ListState } from '@/hooks/use-list-search'
import { isClinicDate } from '@/lib/clinic-date'
import type { DashboardSearch } from '@/lib/dashboard-search'
import { noFilters, statusOptions, testTypeOptions } from './lab-search'

/**
 * The filters of a view, how they are emptied (with all that stands in them, valid or not), and whether
 * one is invalid, so that less is filtered than stands there.
 * @param withStatus whether orders of every status can be found
 */
export function useLabFilters(list: ListState<DashboardSearch>, withStatus = true) {
  const { search, change } = list
  const [typed, setTyped] = useState({ text: search.date, date: search.date })
  // The address changed by other means than typing here, as by Back.
  if (typed.date !== search.date) setTyped({ text: search.date, date: search.date })
  const invalid = typed.text !== '' && !isClinicDate(typed.text)
  const changeDate = (text: string) => {
    const date = isClinicDate(text) ? text : ''
    setTyped({ text, date })
    if (date !== search.date) change({ date })
  }
  const reset = () => {
    setTyped({ text: '', date: '' })
    change(noFilters)
  }
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
      <DateFilter text={typed.text} invalid={invalid} onChange={changeDate} />
    </>
  )
  return { filters, reset, invalid }
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
}

/** A date as it is typed; it filters once the calendar has it. */
function DateFilter({ text, invalid, onChange }: DateFilterProps) {
  const [left, setLeft] = useState(false)
  return (
    <DateField
      // As wide as what is said of a wrong one.
      flex={{ base: '1 1 8rem', xs: '0 1 11.25rem' }}
      aria-label="Date"
      maxLength={10}
      value={text}
      error={left && invalid ? labMessages.dateFormat : null}
      onFocus={() => setLeft(false)}
      onBlur={() => setLeft(true)}
      onChange={(typed) => onChange(typed.trim())}
    />
  )
}
