import '@/components/mantine-styles'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { FilterSelect } from '@/components/filter-select'
import { SearchBox } from '@/components/search-box'
import { labMessages } from '@/contracts/lab-orders'
import { isClinicDate } from '@/lib/clinic-date'
import type { DashboardSearch } from '@/lib/dashboard-search'
import classes from './lab.module.css'
import { statusOptions, testTypeOptions } from './lab-search'

interface LabFiltersProps {
  search: DashboardSearch
  onChange: (changes: Partial<DashboardSearch>) => void
  /** Whether orders of every status can be found. */
  withStatus?: boolean
}

export const LabFilters = ({ search, onChange, withStatus = true }: LabFiltersProps) => (
  <>
    {withStatus && (
      <FilterSelect
        label="Status"
        options={statusOptions}
        value={search.status}
        onChange={(status) => onChange({ status })}
      />
    )}
    <FilterSelect
      label="Test Type"
      options={testTypeOptions}
      value={search.type}
      onChange={(type) => onChange({ type })}
    />
    <DateFilter date={search.date} onChange={(date) => onChange({ date })} />
    <SearchBox
      placeholder="Search patient name..."
      value={search.patient}
      onChange={(patient) => onChange({ patient })}
    />
  </>
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
    <TextInput
      className={classes.date}
      aria-label="Date"
      placeholder="Date, YYYY-MM-DD"
      autoComplete="off"
      maxLength={10}
      value={typed.text}
      error={wrong ? labMessages.dateFormat : null}
      onFocus={() => setLeft(false)}
      onBlur={() => setLeft(true)}
      onChange={({ currentTarget }) => {
        const text = currentTarget.value.trim()
        const next = isClinicDate(text) ? text : ''
        setTyped({ text, date: next })
        if (next !== date) onChange(next)
      }}
    />
  )
}
