import {
  Button,
  Checkbox,
  Group,
  Input,
  NativeSelect,
  ScrollArea,
  Select,
  Skeleton,
  Stack,
  Text,
} from '@mantine/core'
import { useForm } from '@mantine/form'
import { type ClosingDay, closingDayMessages } from '@shared/contracts/clinic-hours'
import { hoursScreenMessages } from '@shared/contracts/hours-words'
import { weekdayOf } from '@shared/lib/clinic-date'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { previewClosingDays, useCreateClosingDays } from '@/api/clinic-hours'
import { FormModal } from '@/components/form-modal'
import { QueryAlert } from '@/components/query-alert'
import { toast } from '@/components/toast'
import { useToday } from '@/hooks/use-now'
import type { Offered } from './holidays'
import { rangeWords } from './hours-words'
import { costFailure, withForecast } from './shared/forecast'

/** Every country's holidays weigh more than all screens: they come when they are asked for. */
const libraryQuery = queryOptions({
  queryKey: ['component', 'holidays'],
  queryFn: () => import('./holidays'),
  staleTime: Number.POSITIVE_INFINITY,
})

const notLoaded = 'The holidays cannot be loaded. Check your connection and try again.'

interface Typed {
  country: string
  region: string
  year: string
  /** Keys of the holidays that are taken over. */
  chosen: string[]
}

const keyOf = ({ from, name }: Offered): string => `${from} ${name}`

const errorsOf = ({ country, chosen }: Typed): Record<string, string> => ({
  ...(country === '' && { country: hoursScreenMessages.countryRequired }),
  ...(country !== '' && chosen.length === 0 && { chosen: hoursScreenMessages.noneChosen }),
})

interface HolidaysFormProps {
  /** The clinic's own, of which none is offered again. */
  closingDays: readonly ClosingDay[]
  onClose: () => void
}

/** A country's holidays, of which some are taken over as closing days. */
export function HolidaysForm({ closingDays, onClose }: HolidaysFormProps) {
  const create = useCreateClosingDays()
  const today = useToday()
  const thisYear = Number(today.slice(0, 4))
  const query = useQuery(libraryQuery)
  const library = query.data
  const form = useForm<Typed>({
    initialValues: { country: '', region: '', year: String(thisYear), chosen: [] },
    validate: errorsOf,
  })
  const { country, region, year, chosen } = form.values
  const countries = useMemo(() => library?.countries() ?? [], [library])
  const regions = useMemo(
    () => (country === '' ? [] : (library?.regionsOf(country) ?? [])),
    [library, country],
  )
  const offered = useMemo(
    () =>
      country === ''
        ? []
        : (library?.holidaysOf(country, region, Number(year)) ?? []).filter(
            ({ to }) => to >= today,
          ),
    [library, country, region, year, today],
  )
  const free = offered.filter((holiday) => !library?.isTakenOver(holiday, closingDays))
  /** What is ticked belongs to the holidays on show. */
  const show = (changes: Partial<Typed>) => {
    form.setValues({ ...changes, chosen: [] })
    form.clearErrors()
  }

  return (
    <FormModal
      title="Holidays of a Country"
      submitLabel="Add as closing days"
      size="40rem"
      form={form}
      save={() => {
        const days = free.filter((holiday) => chosen.includes(keyOf(holiday)))
        return withForecast({
          preview: () => previewClosingDays({ days, id: null }),
          save: () => create.mutateAsync({ days }),
        })
      }}
      saved={(days: readonly ClosingDay[]) => closingDayMessages.created(days.length)}
      showSaved={toast.success}
      failed={(error) => {
        const failure = costFailure(error, closingDayMessages.createFailed)
        // Its fields are no fields of this form.
        return failure && { message: failure.message }
      }}
      onClose={onClose}
    >
      <QueryAlert query={query} otherwise={notLoaded} />
      {library ? (
        <>
          <Select
            label="Country"
            required
            data={countries}
            {...form.getInputProps('country')}
            value={country || null}
            onChange={(value) => show({ country: value ?? '', region: '' })}
          />
          <Group grow align="flex-start">
            {regions.length > 0 && (
              <Select
                label="Region"
                data={[{ value: '', label: 'None' }, ...regions]}
                value={region}
                onChange={(value) => show({ region: value ?? '' })}
              />
            )}
            <NativeSelect
              label="Year"
              data={[0, 1, 2].map((more) => String(thisYear + more))}
              value={year}
              onChange={({ currentTarget }) => show({ year: currentTarget.value })}
            />
          </Group>
          {country !== '' && (
            <Offers
              offered={offered}
              free={free}
              chosen={chosen}
              error={form.errors.chosen}
              onChange={(keys) => {
                form.setFieldValue('chosen', keys)
                form.clearFieldError('chosen')
              }}
            />
          )}
        </>
      ) : (
        !query.error && <Skeleton h={180} aria-label="Loading the holidays" />
      )}
    </FormModal>
  )
}

interface OffersProps {
  offered: readonly Offered[]
  /** Those that the clinic does not have yet. */
  free: readonly Offered[]
  chosen: string[]
  error: ReactNode
  onChange: (keys: string[]) => void
}

function Offers({ offered, free, chosen, error, onChange }: OffersProps) {
  if (offered.length === 0)
    return <Text size="sm">No holidays are left in this year. Choose another year.</Text>
  const isAll = free.length > 0 && chosen.length === free.length
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          Tick the days on which your clinic is closed.
        </Text>
        {free.length > 0 && (
          <Button
            variant="default"
            size="xs"
            onClick={() => onChange(isAll ? [] : free.map(keyOf))}
          >
            {isAll ? 'Tick none' : 'Tick all'}
          </Button>
        )}
      </Group>
      <Checkbox.Group aria-label="Holidays" value={chosen} onChange={onChange}>
        <ScrollArea.Autosize mah="40vh">
          <Stack gap="xs" p={2}>
            {offered.map((holiday) => {
              const isFree = free.includes(holiday)
              return (
                <Checkbox
                  key={keyOf(holiday)}
                  value={keyOf(holiday)}
                  disabled={!isFree}
                  data-path="chosen"
                  label={`${weekdayOf(holiday.from).slice(0, 3)} ${rangeWords(holiday)}: ${holiday.name}`}
                  description={wordsOf(holiday, isFree)}
                />
              )
            })}
          </Stack>
        </ScrollArea.Autosize>
      </Checkbox.Group>
      {error && <Input.Error>{error}</Input.Error>}
    </Stack>
  )
}

const wordsOf = ({ yearly }: Offered, isFree: boolean): string => {
  if (!isFree) return 'Closed already'
  return yearly ? 'Every year on this date' : 'On this date only'
}
