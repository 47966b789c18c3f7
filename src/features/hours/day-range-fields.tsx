import { Checkbox, SimpleGrid } from '@mantine/core'
import type { FormErrors, UseFormReturnType } from '@mantine/form'
import { DateField } from '@/components/date-field'
import { TimeField } from '@/features/visits/shared/time-field'

/** Days, or a part of one, as they are typed. */
export interface TypedRange {
  from: string
  /** Empty for the first day alone. */
  to: string
  /** Whether it is a part of the first day only. */
  isPart: boolean
  fromTime: string
  toTime: string
}

interface Range {
  from: string
  to: string
  fromTime: string | null
  toTime: string | null
}

export const blankRange: TypedRange = { from: '', to: '', isPart: false, fromTime: '', toTime: '' }

export const typedRange = ({ from, to, fromTime, toTime }: Range): TypedRange => ({
  from,
  to: to === from ? '' : to,
  isPart: fromTime !== null,
  fromTime: fromTime ?? '',
  toTime: toTime ?? '',
})

/** What is sent of them; what the contract refuses is in it as it is. */
export const sentRange = ({ from, to, isPart, fromTime, toTime }: TypedRange): Range => ({
  from,
  to: isPart || to.trim() === '' ? from : to,
  fromTime: isPart ? fromTime : null,
  toTime: isPart ? toTime : null,
})

/** What is wrong with them: an empty last day is the first, which says it alone. */
export function ownErrors(errors: FormErrors, { to, isPart }: TypedRange): FormErrors {
  const { to: ofLastDay, ...others } = errors
  return isPart || to.trim() === '' ? others : errors
}

interface DayRangeFieldsProps<Typed extends TypedRange> {
  form: Pick<UseFormReturnType<Typed>, 'getValues' | 'getInputProps'>
}

/** From which day to which, or which part of one day. */
export function DayRangeFields<Typed extends TypedRange>({ form }: DayRangeFieldsProps<Typed>) {
  const typed = form.getValues()
  const { isPart } = typed
  const time = (path: 'fromTime' | 'toTime') => ({
    required: true,
    onUnreadable: () => {},
    onSuggest: null,
    ...form.getInputProps(path),
    value: typed[path],
  })
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <DateField
          label={isPart ? 'Day' : 'First day'}
          required
          {...form.getInputProps('from')}
          value={typed.from}
        />
        {!isPart && (
          <DateField
            label="Last day"
            description="Empty: the first day alone"
            {...form.getInputProps('to')}
            value={typed.to}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
          />
        )}
      </SimpleGrid>
      <Checkbox
        label="Only a part of one day"
        {...form.getInputProps('isPart', { type: 'checkbox' })}
      />
      {isPart && (
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TimeField label="From" {...time('fromTime')} />
          <TimeField label="To" {...time('toTime')} />
        </SimpleGrid>
      )}
    </>
  )
}
