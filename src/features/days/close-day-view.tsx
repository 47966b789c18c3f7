import { Alert, Button, Card, Group, Menu, Stack, Text, TextInput, Title } from '@mantine/core'
import { bookingRequestEndpoints } from '@shared/contracts/booking-requests'
import {
  dayEndpoints,
  dayMessages,
  type OpenDay,
  type OpenThing,
  openKinds,
} from '@shared/contracts/day-sheets'
import { visitEndpoints, visitMessages } from '@shared/contracts/visits'
import { isClinicDate } from '@shared/lib/clinic-date'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Fragment, useRef, useState } from 'react'
import { errorText } from '@/api/api-error'
import { openDayQuery, useCloseDay } from '@/api/days'
import { useStepVisit } from '@/api/visits'
import { BusyButton } from '@/components/busy-button'
import { DateField } from '@/components/date-field'
import { confirm } from '@/components/dialogs'
import { disabledWithReason } from '@/components/disabled-with-reason'
import { QueryAlert } from '@/components/query-alert'
import { toast } from '@/components/toast'
import { useUnsavedChanges } from '@/components/unsaved-changes'
import { PatientName } from '@/features/patients/shared/patient-link'
import { noShowTooEarly } from '@/features/visits/shared/no-show'
import { useDenial, useDenials } from '@/hooks/use-may'
import { useNow } from '@/hooks/use-now'
import { clinicToday } from '@/stores/clinic-day'
import { ClosedDay } from './closed-day'
import type { DayStep } from './day-step'
import { figuresWords, kindsWords, kindWords, notSignedWords, thingWords } from './day-words'

const route = getRouteApi('/_app/_home/desk/day')

interface CloseDayProps {
  /** Answers a booking, or shows a result. */
  onStep: (step: DayStep) => void
}

/** What is open on a day, each with a way to end it or a reason, and the sheet once it is closed. */
export function CloseDayView({ onStep }: CloseDayProps) {
  const { date: asked } = route.useSearch()
  const navigate = route.useNavigate()
  const date = isClinicDate(asked) ? asked : clinicToday()
  /** What is no date yet. */
  const [typed, setTyped] = useState<string | null>(null)
  const change = (text: string) => {
    setTyped(isClinicDate(text) ? null : text)
    // It asks first where reasons are typed; the day and its reasons then stay.
    if (isClinicDate(text)) void navigate({ search: { date: text }, replace: true })
  }
  return (
    <Card component="section" aria-label="Close Day" maw={880}>
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4">
          Close Day
        </Title>
        <DateField
          label="Day"
          value={typed ?? date}
          onChange={change}
          lastDate={clinicToday()}
          error={typed === null ? null : dayMessages.dateUnknown}
        />
      </Group>
      <Day key={date} date={date} onStep={onStep} />
    </Card>
  )
}

function Day({ date, onStep }: CloseDayProps & { date: string }) {
  const query = useQuery(openDayQuery(date))
  const day = query.data
  return (
    <>
      <QueryAlert query={query} otherwise={dayMessages.fetchFailed} />
      {day &&
        (day.sheet ? <ClosedDay sheet={day.sheet} /> : <OpenDayForm day={day} onStep={onStep} />)}
    </>
  )
}

/** How many of a kind are listed: the others have the reason for all of the kind. */
const listedMost = 100

const keyOf = ({ kind, id }: Pick<OpenThing, 'kind' | 'id'>) => `${kind} ${id}`

function OpenDayForm({ day, onStep }: CloseDayProps & { day: OpenDay }) {
  const { date, figures, rows, notShown, notSigned } = day
  const close = useCloseDay()
  const denied = useDenial(dayEndpoints.close)
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({})
  /** Whether it was pressed: what has no reason is then marked. */
  const [tried, setTried] = useState(false)
  useUnsavedChanges(() => Object.values(reasons).some((reason) => reason.trim() !== ''))
  const ownReasonOf = (thing: OpenThing) => reasons[keyOf(thing)]?.trim() ?? ''
  const reasonForAll = (kind: OpenThing['kind']) => reasons[kind]?.trim() ?? ''
  const reasonOf = (thing: OpenThing) => ownReasonOf(thing) || reasonForAll(thing.kind)
  const kinds = openKinds
    .map((kind) => ({ kind, ofKind: rows.filter((thing) => thing.kind === kind) }))
    .filter(({ ofKind }) => ofKind.length > 0)
  const write = (key: string) => (reason: string) =>
    setReasons((all) => ({ ...all, [key]: reason }))
  const without = rows.filter((thing) => reasonOf(thing) === '')

  const send = async () => {
    setTried(true)
    const [first] = without
    if (first) {
      const inputOf = (key: string) =>
        document.querySelector<HTMLInputElement>(`[data-reason="${key}"]`)
      ;(inputOf(keyOf(first)) ?? inputOf(first.kind))?.focus()
      return
    }
    const isSure = await confirm({
      title: `Close ${date}?`,
      message: dayMessages.closeQuestion,
      confirmLabel: 'Close the Day',
      danger: true,
    })
    if (!isSure) return
    const leftOpen = rows
      .filter((thing) => ownReasonOf(thing) !== '')
      .map((thing) => ({ kind: thing.kind, id: thing.id, reason: ownReasonOf(thing) }))
    const others = kinds
      .map(({ kind, ofKind }) => ({
        ...{ kind, reason: reasonForAll(kind) },
        count: ofKind.filter((thing) => ownReasonOf(thing) === '').length,
      }))
      .filter(({ count }) => count > 0)
    await close.mutateAsync({ date, leftOpen, others }).then(
      () => toast.success(dayMessages.closed(date)),
      () => {},
    )
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (denied === null && !close.isPending) void send()
      }}
    >
      <Stack>
        <Text>{figuresWords(figures)}</Text>
        {notSigned.length > 0 && <Text>{notSignedWords(notSigned)}</Text>}
        {rows.length === 0 && notShown === 0 && <Text>{dayMessages.nothingOpen}</Text>}
        {notShown > 0 && (
          <Text>
            {notShown === 1 ? '1 critical result waits' : `${notShown} critical results wait`} for a
            doctor. Your role cannot see {notShown === 1 ? 'it' : 'them'}.
          </Text>
        )}
        {kinds.map(({ kind, ofKind }) => (
          <Fragment key={kind}>
            {ofKind.slice(0, listedMost).map((thing) => (
              <Row
                key={keyOf(thing)}
                thing={thing}
                reason={reasons[keyOf(thing)] ?? ''}
                error={tried && reasonOf(thing) === '' ? dayMessages.reasonRequired : null}
                onReason={write(keyOf(thing))}
                onStep={onStep}
              />
            ))}
            {ofKind.length > listedMost && (
              <Text>{dayMessages.notListed(ofKind.length - listedMost)}</Text>
            )}
            {ofKind.length > 1 && (
              <TextInput
                label={`Reason for all other ${kindsWords[kind]}`}
                value={reasons[kind] ?? ''}
                maxLength={300}
                data-reason={kind}
                onChange={({ currentTarget }) => write(kind)(currentTarget.value)}
              />
            )}
          </Fragment>
        ))}
        {tried && without.length > 0 && <Alert>{dayMessages.leftOver(without.length)}</Alert>}
        {close.error && (
          <Alert>{errorText(close.error, { otherwise: dayMessages.closeFailed })}</Alert>
        )}
        <Group>
          <BusyButton
            type="submit"
            busy={close.isPending}
            {...(denied === null ? {} : disabledWithReason(denied))}
          >
            Close the Day
          </BusyButton>
        </Group>
      </Stack>
    </form>
  )
}

interface RowProps extends CloseDayProps {
  thing: OpenThing
  reason: string
  error: string | null
  onReason: (reason: string) => void
}

function Row({ thing, reason, error, onReason, onStep }: RowProps) {
  const { kind, patientNumber, patientName, what } = thing
  return (
    <Group align="flex-end" justify="space-between" role="group" aria-label={thingWords(thing)}>
      <div>
        <Text size="sm" c="dimmed">
          {kindWords[kind]} no. {thing.number}
        </Text>
        {patientNumber === null ? (
          <bdi translate="no">{patientName}</bdi>
        ) : (
          <PatientName number={patientNumber}>{patientName}</PatientName>
        )}
        <div>{what}</div>
      </div>
      <Group align="flex-end" gap="xs" wrap="nowrap" w={{ base: '100%', sm: '22rem' }}>
        <TextInput
          flex={1}
          label="Left open because"
          value={reason}
          error={error}
          maxLength={300}
          data-reason={keyOf(thing)}
          onChange={({ currentTarget }) => onReason(currentTarget.value)}
        />
        {thing.visit && <EndVisit id={thing.id} visit={thing.visit} />}
        {kind === 'request' && <AnswerBooking id={thing.id} onStep={onStep} />}
        {kind === 'result' && (
          <Button
            variant="default"
            miw={buttonWidth}
            onClick={() => onStep({ as: 'read', id: thing.id })}
          >
            Read
          </Button>
        )}
      </Group>
    </Group>
  )
}

/** The buttons stand below one another. */
const buttonWidth = '7.5rem'

function EndVisit({ id, visit }: { id: string; visit: NonNullable<OpenThing['visit']> }) {
  const step = useStepVisit()
  const denied = useDenials(visitEndpoints)
  const now = useNow(60_000)
  const end = visit.status === 'checked-in' ? 'complete' : 'noShow'
  const hindrance = denied[end] ?? (end === 'noShow' ? noShowTooEarly(visit.startsAt, now) : null)
  const take = () =>
    step.mutate(
      { id, version: visit.version, step: end },
      {
        onError: (failed) =>
          toast.error(errorText(failed, { otherwise: visitMessages.moveFailed })),
      },
    )
  return (
    <BusyButton
      variant="default"
      miw={buttonWidth}
      {...disabledWithReason(hindrance)}
      busy={step.isPending}
      onClick={({ detail }) => {
        // The second click of a double click meets the row that has moved up.
        if (detail <= 1 && hindrance === null) take()
      }}
    >
      {end === 'complete' ? 'Complete' : 'No-show'}
    </BusyButton>
  )
}

function AnswerBooking({ id, onStep }: CloseDayProps & { id: string }) {
  const denied = useDenials(bookingRequestEndpoints)
  const button = useRef<HTMLButtonElement>(null)
  const begin = (as: DayStep['as']) => {
    // The dialog gives the focus back to where it was.
    button.current?.focus()
    onStep({ as, id })
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button ref={button} variant="default" miw={buttonWidth}>
          Answer
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item {...disabledWithReason(denied.schedule)} onClick={() => begin('schedule')}>
          Schedule
        </Menu.Item>
        <Menu.Item {...disabledWithReason(denied.decline)} onClick={() => begin('decline')}>
          Decline
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
