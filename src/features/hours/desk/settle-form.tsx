import { Group, Radio, Select, Stack, Textarea } from '@mantine/core'
import { type FormErrors, schemaResolver, type UseFormReturnType, useForm } from '@mantine/form'
import {
  type Affected,
  affectedKinds,
  type Outcome,
  type SettledAs,
  type Settlement,
  settledAsOf,
} from '@shared/contracts/absence-desk'
import { absenceDeskScreenMessages as words } from '@shared/contracts/absence-desk-words'
import type { Absence } from '@shared/contracts/absences'
import { staffMessages } from '@shared/contracts/staff'
import type { FreeTime } from '@shared/contracts/visit-times'
import { visitEndpoints, visitInputSchema, visitMessages } from '@shared/contracts/visits'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { doctorsQuery } from '@/api/staff'
import { DateField } from '@/components/date-field'
import { reasonText } from '@/components/disabled-with-reason'
import { FormModal } from '@/components/form-modal'
import { nothingFound } from '@/components/nothing-found'
import { QueryAlert } from '@/components/query-alert'
import { offeredDoctors } from '@/features/staff/shared/doctor-options'
import { FreeTimes } from '@/features/visits/shared/free-times'
import { SlotHints } from '@/features/visits/shared/slot-hints'
import { TimeField } from '@/features/visits/shared/time-field'
import { useFreeTimes } from '@/features/visits/shared/use-free-times'
import { useSlot } from '@/features/visits/shared/use-slot'
import { useDenial } from '@/hooks/use-may'
import { clinicToday } from '@/stores/clinic-day'
import type { DeskRow } from './desk-columns'
import { patientWords, proposalWords, whatWords } from './desk-words'
import { settleFailure } from './use-settling'

interface Typed {
  /** 'proposals', the number of a proposal, or another way. */
  way: string
  doctorId: string
  date: string
  time: string
  reason: string
}

const schema = z.object({
  way: z.string().check(z.minLength(1, words.wayRequired)),
  doctorId: z.string(),
  date: z.string(),
  time: z.string(),
  reason: z.string().check(z.trim(), z.maxLength(100, visitMessages.cancelReasonTooLong)),
})
const { date: dateSchema, time: timeSchema } = visitInputSchema.shape

const resolve = schemaResolver(schema, { sync: true })

/** What is missing for the way that is chosen. */
function check(typed: Typed): FormErrors {
  const { way, doctorId, date, time } = typed
  const needsDoctor = way === 'hand' || way === 'time'
  return {
    ...resolve(typed),
    ...(needsDoctor && doctorId === '' && { doctorId: words.doctorRequired }),
    ...(way === 'time' &&
      !dateSchema.safeParse(date).success && { date: visitMessages.dateRequired }),
    ...(way === 'time' &&
      !timeSchema.safeParse(time).success && { time: visitMessages.timeRequired }),
  }
}

/** What a single row was refused for. */
class Refused extends Error {
  readonly fields: Readonly<Record<string, string>> | undefined

  constructor(message: string, fields: Readonly<Record<string, string>> | undefined) {
    super(message)
    this.fields = fields
  }
}

interface SettleFormProps {
  absence: Absence
  /** One or several. */
  rows: readonly DeskRow[]
  send: (rows: readonly Settlement[]) => Promise<readonly Outcome[] | null>
  onClose: () => void
}

/** Another way than the first proposal: for one row, or for all that are selected. */
export function SettleForm({ absence, rows, send, onClose }: SettleFormProps) {
  const [first] = rows
  const single = rows.length === 1 ? first : undefined
  const { visit } = single ?? {}
  const doctors = useQuery(doctorsQuery(null))
  const cancelDenied = useDenial(visitEndpoints.cancel)
  const kinds = affectedKinds.filter((kind) => rows.some((row) => row.kind === kind))
  const allow = (as: SettledAs) => kinds.every((kind) => settledAsOf[kind].includes(as))
  const form = useForm<Typed>({
    initialValues: {
      ...{ way: '', doctorId: visit ? (first?.proposals[0]?.doctorId ?? absence.staffId) : '' },
      ...{ date: visit?.date ?? '', time: '', reason: '' },
    },
    validate: check,
  })
  const { way } = form.values
  const today = clinicToday()

  const save = async (typed: Typed) => {
    const settlements = rows.flatMap((row) => settlementOf(row, typed, absence))
    const outcomes = await send(settlements)
    const refused = single && outcomes?.find((one) => one.refused)?.refused
    if (refused) throw new Refused(refused.message, refused.fields)
    return outcomes
  }
  const options = offeredDoctors(doctors.data ?? [])
  const doctor = (isOther: boolean) => (
    <>
      <QueryAlert query={doctors} otherwise={staffMessages.doctorsFailed} />
      <Select
        label="Doctor"
        placeholder="Select a doctor"
        nothingFoundMessage={nothingFound(doctors.isPending)}
        data={isOther ? options.filter(({ value }) => value !== absence.staffId) : options}
        required
        {...form.getInputProps('doctorId')}
        value={form.values.doctorId || null}
        onChange={(id) => form.setFieldValue('doctorId', id ?? '')}
      />
    </>
  )
  return (
    <FormModal
      title={single ? patientWords(single) : `${rows.length} rows`}
      {...(single && { about: whatWords(single) })}
      form={form}
      submitLabel="Save"
      size="36rem"
      save={save}
      saved={undefined}
      failed={(error) =>
        error instanceof Refused
          ? { message: error.message, ...(error.fields && { fields: error.fields }) }
          : { message: settleFailure(error) }
      }
      onClose={onClose}
    >
      <Radio.Group label="What becomes of it" {...form.getInputProps('way')}>
        <Stack gap="xs" mt="xs">
          {single ? (
            single.proposals.map((proposal, at) => (
              <Radio
                // biome-ignore lint/suspicious/noArrayIndexKey: a proposal has no other name
                key={at}
                value={String(at)}
                label={proposalWords(proposal, single, today)}
              />
            ))
          ) : (
            <Radio value="proposals" label="The first proposal of each" />
          )}
          {single?.kind === 'visit' && <Radio value="time" label="Another time" />}
          {single?.kind !== 'visit' && allow('handed') && (
            <Radio
              value="hand"
              label={
                kinds.includes('visit') ? 'Another doctor, at the same time' : 'Another doctor'
              }
            />
          )}
          {allow('cancelled') && (
            <Radio
              value="cancel"
              label={kinds.includes('visit') ? 'Cancel the appointment' : 'Decline the booking'}
              disabled={cancelDenied !== null}
              description={cancelDenied && reasonText(cancelDenied)}
            />
          )}
          {allow('to-call') && <Radio value="call" label="Put on the call list" />}
        </Stack>
      </Radio.Group>
      {way === 'hand' && doctor(true)}
      {way === 'time' && single?.visit && (
        <AnotherTime form={form} row={single} visit={single.visit} doctor={doctor(false)} />
      )}
      {way === 'cancel' && (
        <Textarea
          label="Reason"
          description={`Empty: ${absence.staff} is away.`}
          autosize
          minRows={2}
          maxLength={100}
          {...form.getInputProps('reason')}
        />
      )}
    </FormModal>
  )
}

const seen = ({ kind, id, version }: Affected) => ({ kind, id, version })

/** What is sent of a row by its first proposal; nothing where it has none. */
export function proposalOf(row: Affected, at = 0): Settlement[] {
  const proposal = row.proposals[at]
  if (!proposal) return []
  const { as, doctorId, date, time } = proposal
  return [
    {
      ...{ ...seen(row), as },
      ...(as === 'handed' && doctorId !== undefined && { doctorId }),
      ...(date !== undefined && { date }),
      ...(time !== undefined && { time }),
    },
  ]
}

function settlementOf(row: Affected, typed: Typed, { staffId }: Absence): Settlement[] {
  const { way, doctorId, reason } = typed
  if (way === 'call') return [{ ...seen(row), as: 'to-call' }]
  if (way === 'hand') return [{ ...seen(row), as: 'handed', doctorId }]
  if (way === 'cancel')
    return [{ ...seen(row), as: 'cancelled', ...(reason.trim() !== '' && { reason }) }]
  if (way === 'proposals') return proposalOf(row)
  if (way !== 'time') return proposalOf(row, Number(way))
  const when = { date: dateSchema.parse(typed.date), time: timeSchema.parse(typed.time) }
  return doctorId === staffId
    ? [{ ...seen(row), as: 'moved', ...when }]
    : [{ ...seen(row), as: 'handed', doctorId, ...when }]
}

interface AnotherTimeProps {
  form: UseFormReturnType<Typed, Typed, (typed: Typed) => FormErrors>
  row: Affected
  visit: NonNullable<Affected['visit']>
  doctor: ReactNode
}

/** A time of any doctor for a visit, with the next free ones. */
function AnotherTime({ form, row, visit, doctor }: AnotherTimeProps) {
  const { doctorId, date, time } = form.values
  const typed = { patientId: row.patientId ?? '', doctorId, date, time, kindId: '' }
  const slot = useSlot({ ...typed, minutes: String(visit.minutes) }, row.id)
  const times = useFreeTimes(slot)
  const [suggested] = times.free ?? []
  const pick = (picked: FreeTime) => {
    times.pick(picked)
    form.setValues({ date: picked.date, time: picked.time })
    for (const field of ['date', 'time']) form.clearFieldError(field)
  }
  return (
    <>
      {doctor}
      <FreeTimes times={times} wanted={slot.wanted} onPick={pick} />
      <Group grow align="flex-start">
        <DateField label="Date" required {...form.getInputProps('date')} value={date} />
        <TimeField
          label="Time"
          required
          {...form.getInputProps('time')}
          value={time}
          onUnreadable={() => form.setFieldError('time', visitMessages.timeRequired)}
          onSuggest={suggested ? () => pick(suggested) : null}
        />
      </Group>
      <SlotHints hints={slot.hints} />
    </>
  )
}
