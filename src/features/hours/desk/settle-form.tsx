import { Radio, Select, Stack, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import {
  affectedKinds,
  type Outcome,
  type SettledAs,
  type Settlement,
  settledAsOf,
} from '@shared/contracts/absence-desk'
import { absenceDeskScreenMessages as words } from '@shared/contracts/absence-desk-words'
import type { Absence } from '@shared/contracts/absences'
import { staffMessages } from '@shared/contracts/staff'
import { visitEndpoints } from '@shared/contracts/visits'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { doctorsQuery } from '@/api/staff'
import { reasonText } from '@/components/disabled-with-reason'
import { FormModal } from '@/components/form-modal'
import { nothingFound } from '@/components/nothing-found'
import { QueryAlert } from '@/components/query-alert'
import { offeredDoctors } from '@/features/staff/shared/doctor-options'
import { useDenial } from '@/hooks/use-may'
import { clinicToday } from '@/stores/clinic-day'
import { AnotherTime } from './another-time'
import type { DeskRow } from './desk-columns'
import { patientWords, proposalWords, whatWords } from './desk-words'
import { check, settlementOf, type Typed } from './settlement'
import { settleFailure } from './use-settling'

/** What a single row was refused for. */
class Refused extends Error {
  readonly fields: Readonly<Record<string, string>> | undefined

  constructor({ message, warnings, fields }: NonNullable<Outcome['refused']>) {
    super(warnings?.length ? warnings.join(' ') : message)
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
  const without = rows.filter(({ proposals }) => proposals.length === 0).length
  const today = clinicToday()
  /** What was typed when the server warned of it: the same again is done anyway. */
  const [warnedOf, setWarnedOf] = useState<string | null>(null)
  const isWarned = warnedOf === JSON.stringify(form.values)

  const save = async (typed: Typed) => {
    const settlements = rows.flatMap((row) => settlementOf(row, typed, absence))
    const outcomes = await send(
      isWarned ? settlements.map((row) => ({ ...row, acceptWarnings: true })) : settlements,
    )
    const refused = single && outcomes?.find((one) => one.refused)?.refused
    if (refused?.error === 'warned') setWarnedOf(JSON.stringify(typed))
    if (refused) throw new Refused(refused)
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
      submitLabel={isWarned ? 'Do it anyway' : 'Save'}
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
                key={`${proposal.doctorId} ${proposal.date} ${proposal.time}`}
                value={String(at)}
                label={proposalWords(proposal, single, today)}
              />
            ))
          ) : (
            <Radio
              value="proposals"
              label="The first proposal of each"
              disabled={without === rows.length}
              description={without > 0 && words.withoutProposal(without)}
            />
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
          description={[
            `Empty: ${absence.staff} is away.`,
            ...(kinds.includes('request') ? [words.bookingReason] : []),
          ].join(' ')}
          autosize
          minRows={2}
          maxLength={100}
          {...form.getInputProps('reason')}
        />
      )}
    </FormModal>
  )
}
