import { NativeSelect } from '@mantine/core'
import { Fragment, useState } from 'react'
import { filterSize } from '@/components/data-table/list-toolbar'
import { DateField } from '@/components/date-field'
import { SearchBox } from '@/components/search-box'
import { labMessages } from '@/contracts/lab-orders'
import type { ListState } from '@/hooks/use-list-search'
import { isClinicDate } from '@/lib/clinic-date'
import type { DashboardSearch } from '@/lib/dashboard-search'
import { noFilters, statusOptions, testTypeOptions } from './lab-search'

/**
 * The filters of a view, and how they are emptied: with all that stands in them, valid or not.
 * @param withStatus whether orders of every status can be found
 */
export function useLabFilters(list: ListState<DashboardSearch>, withStatus = true) {
  const { search, change } = list
  const [resets, setResets] = useState(0)
  const reset = () => {
    change(noFilters)
    setResets(resets + 1)
  }
  const filters = (
    <Fragment key={resets}>
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
      <DateFilter date={search.date} onChange={(date) => change({ date })} />
    </Fragment>
  )
  return { filters, reset }
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
  /** YYYY-MM-DD, or empty. */
  date: string
  onChange: (date: string) => void
}

/** A date as it is typed; it filters once the calendar has it. */
function DateFilter({ date, onChange }: DateFilterProps) {
  const [typed, setTyped] = useState({ text: date, date })
  const [left, setLeft] = useState(false)
  // The address changed by other means than typing here: Reset, Back.
  if (typed.date !== date) setTyped({ text: date, date })
  const wrong = left && typed.text !== '' && !isClinicDate(typed.text)
  return (
    <DateField
      // As wide as what is said of a wrong one.
      flex={{ base: '1 1 8rem', xs: '0 1 11.25rem' }}
      aria-label="Date"
      placeholder="Date, YYYY-MM-DD"
      maxLength={10}
      value={typed.text}
      error={wrong ? labMessages.dateFormat : null}
      onFocus={() => setLeft(false)}
      onBlur={() => setLeft(true)}
      onChange={(typing) => {
        const text = typing.trim()
        const next = isClinicDate(text) ? text : ''
        setTyped({ text, date: next })
        if (next !== date) onChange(next)
      }}
    />
  )
}
