import { Checkbox, SimpleGrid } from '@mantine/core'
import type { FormErrors, UseFormReturnType } from '@mantine/form'
import { DateField } from '@/components/date-field'
import { TimeField } from '@/features/visits/shared/time-field'

/** Days, or a part of them, as they are typed. */
export interface TypedRange {
  from: string
  /** Empty for the first day alone. */
  to: string
  /** Whether it begins and ends at times. */
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

/** Of what times are a part: of the first day alone, or from that one to the last. */
type TimesOf = 'one day' | 'several'

const isOneDay = ({ to, isPart }: TypedRange, timesOf: TimesOf): boolean =>
  to.trim() === '' || (isPart && timesOf === 'one day')

/** What is sent of them; what the contract refuses is in it as it is. */
export const sentRange = (typed: TypedRange, timesOf: TimesOf = 'one day'): Range => {
  const { from, to, isPart, fromTime, toTime } = typed
  return {
    from,
    to: isOneDay(typed, timesOf) ? from : to,
    fromTime: isPart ? fromTime : null,
    toTime: isPart ? toTime : null,
  }
}

/** What is wrong with them: an empty last day is the first, which says it alone. */
export function ownErrors(
  errors: FormErrors,
  typed: TypedRange,
  timesOf: TimesOf = 'one day',
): FormErrors {
  const { to: ofLastDay, ...others } = errors
  return isOneDay(typed, timesOf) ? others : errors
}

interface DayRangeFieldsProps<Typed extends TypedRange> {
  form: Pick<UseFormReturnType<Typed>, 'getValues' | 'getInputProps'>
  timesOf?: TimesOf
}

/** From which day to which, or which part of one day, or of several. */
export function DayRangeFields<Typed extends TypedRange>({
  form,
  timesOf = 'one day',
}: DayRangeFieldsProps<Typed>) {
  const typed = form.getValues()
  const { isPart } = typed
  const isOfOne = isPart && timesOf === 'one day'
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
          label={isOfOne ? 'Day' : 'First day'}
          required
          {...form.getInputProps('from')}
          value={typed.from}
        />
        {!isOfOne && (
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
        label={timesOf === 'one day' ? 'Only a part of one day' : 'Begins and ends at a time'}
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
