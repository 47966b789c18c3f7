import '@/components/later-styles'
import { Input, SegmentedControl, Textarea } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import {
  type Absence,
  type AbsenceInput,
  absenceInputSchema,
  absenceKinds,
  absenceMessages,
} from '@shared/contracts/absences'
import { isolated } from '@shared/lib/isolated'
import { previewAbsence, staleAbsence, useChangeAbsence, useCreateAbsence } from '@/api/absences'
import type { RecordWords } from '@/components/changed-meanwhile'
import { FormModal } from '@/components/form-modal'
import { toast } from '@/components/toast'
import { useSeenRecord } from '@/components/use-seen-record'
import { untouched } from '@/lib/untouched'
import { clinicTime } from '@/stores/clinic-day'
import { now } from '@/stores/clock'
import {
  blankRange,
  DayRangeFields,
  ownErrors,
  sentRange,
  type TypedRange,
  typedRange,
} from './day-range-fields'
import { kindWords, rangeWords, statusWords } from './hours-words'
import { costFailure, withForecast } from './shared/forecast'
import { useOpenDesk } from './use-open-desk'

interface TypedAbsence extends TypedRange {
  kind: AbsenceInput['kind']
  note: string
}

/** Where no other time is typed. */
const endOfDay = '24:00'

const typedOf = ({ kind = 'leave', note = '', ...range }: Absence): TypedAbsence => ({
  ...typedRange(range),
  toTime: range.toTime ?? endOfDay,
  kind,
  note,
})

const sentOf = ({ kind, note, ...range }: TypedAbsence): AbsenceInput => ({
  ...sentRange(range, 'several'),
  kind,
  note,
})

const check = schemaResolver(absenceInputSchema, { sync: true })

const changedWords: RecordWords<Absence> = [
  ['Days', rangeWords],
  ['Kind', ({ kind }) => (kind ? kindWords[kind] : '')],
  ['Note', ({ note = '' }) => note],
  ['Status', ({ status }) => statusWords[status]],
]

/** Of somebody who falls ill: from now to the end of today, or all of a later day. */
function firstValues(startsOn: string | undefined): TypedAbsence {
  const none = { ...blankRange, toTime: endOfDay, kind: 'leave', note: '' } as const
  if (startsOn === undefined) return none
  const { date, time } = clinicTime(new Date(now()))
  const rest = startsOn === date ? { isPart: true, fromTime: time } : {}
  return { ...none, kind: 'illness', from: startsOn, ...rest }
}

interface AbsenceFormProps {
  staffId: string
  /** Of the user, for the title. */
  name: string
  /** Whether it is of the person signed in, who asks for it. */
  isOwn: boolean
  /** The one to change; null for a new one. */
  absence: Absence | null
  /** The day from which somebody is away who has just said so, YYYY-MM-DD: the form begins with it. */
  startsOn?: string
  onClose: () => void
}

/** An absence: its days, or from a time to a time, and why. */
export function AbsenceForm({
  staffId,
  name,
  isOwn,
  absence,
  startsOn,
  onClose,
}: AbsenceFormProps) {
  const create = useCreateAbsence()
  const change = useChangeAbsence()
  const openDesk = useOpenDesk()
  const { opened, seen, changes, readFailure } = useSeenRecord(absence, {
    words: changedWords,
    stale: staleAbsence,
  })
  const form = useForm<TypedAbsence>({
    initialValues: opened ? typedOf(opened) : firstValues(startsOn),
    validate: (typed) => ownErrors(check(sentOf(typed)), typed, 'several'),
  })
  /** What was not touched here follows what somebody else has made of it. */
  const takeOver = (before: Absence, now: Absence) => {
    form.setValues(untouched(form.values, typedOf(before), typedOf(now)))
  }
  // Whoever may not read why an absence is leaves that as it is.
  const knowsWhy = opened?.kind !== undefined || opened === null
  const save = (typed: TypedAbsence) => {
    const input = absenceInputSchema.parse(sentOf(typed))
    const { kind: _kind, note: _note, ...days } = input
    const changed = knowsWhy ? input : days
    return withForecast({
      preview: () => previewAbsence({ ...input, staffId, id: seen?.id ?? null }),
      save: () =>
        seen
          ? change.mutateAsync({ ...changed, id: seen.id, version: seen.version })
          : create.mutateAsync({ ...input, staffId }),
      confirmLabel: isOwn && !opened ? 'Ask for it' : 'Save',
      counts: ({ status }) => status === 'confirmed',
      onOutside: openDesk,
    })
  }
  const title = isOwn ? 'Ask for an Absence' : `Absence of ${isolated(name)}`

  return (
    <FormModal
      title={opened ? 'Edit Absence' : title}
      submitLabel={isOwn && !opened ? 'Ask' : 'Save'}
      size="36rem"
      form={form}
      save={save}
      saved={({ status }: Absence) =>
        absenceMessages[status === 'asked' ? 'asked' : opened ? 'changed' : 'entered']
      }
      showSaved={toast.success}
      failed={(error) =>
        costFailure(error, absenceMessages.saveFailed, (cause) => readFailure(cause, takeOver))
      }
      onClose={onClose}
    >
      {changes}
      <DayRangeFields form={form} timesOf="several" />
      {knowsWhy && (
        <>
          <Input.Wrapper label="Kind" labelElement="div" error={form.errors.kind}>
            <SegmentedControl
              fullWidth
              aria-label="Kind"
              data={absenceKinds.map((value) => ({ value, label: kindWords[value] }))}
              {...form.getInputProps('kind')}
            />
          </Input.Wrapper>
          <Textarea
            label="Note"
            description={
              isOwn
                ? 'For you and users with Staff Edit. Others read that you are away.'
                : 'For the person and users with Staff Edit. Others read that the person is away.'
            }
            autosize
            minRows={2}
            maxLength={500}
            {...form.getInputProps('note')}
          />
        </>
      )}
    </FormModal>
  )
}
