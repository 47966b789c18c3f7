import { Stack } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { Patient } from '@shared/contracts/patients'
import { prescriptionMessages } from '@shared/contracts/prescriptions'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { contextQuery } from '@/api/prescriptions'
import { ListAlert } from '@/components/data-table/list-alert'
import { CheckStatements, NotChecked } from './check-statements'
import { allCurrentMedications, typedAsTaken } from './current-medications'
import { drugCheckOf, type InteractionRules } from './drug-check'
import { Findings } from './findings'
import { interactionRulesQuery } from './interaction-rules'
import type { PrescriptionDraft } from './prescription-drafts'
import { useLooksAtRecord } from './use-looks-at-record'

/** After so many ms without a key the record is asked. */
const debounceDelay = 250

interface RulesInFormProps {
  patient: Patient
  typed: PrescriptionDraft
}

/** What the rules and the record say of the medicines in the form, as soon as there is a new one. */
export function RulesInForm(props: RulesInFormProps) {
  const { data, isError, isFetching, refetch } = useQuery(interactionRulesQuery)
  const isAsked = props.typed.medicines.length > 0
  if (isAsked && isError)
    return (
      <ListAlert
        message={prescriptionMessages.rulesFailed}
        retrying={isFetching}
        onRetry={refetch}
      />
    )
  // There before its words are, so that a screen reader tells them when they come.
  return <Stack aria-live="polite">{isAsked && data && <Checked {...props} rules={data} />}</Stack>
}

interface CheckedProps extends RulesInFormProps {
  rules: InteractionRules
}

function Checked({ patient, typed, rules }: CheckedProps) {
  const { currentMedications: listed, removed, medicines } = typed
  const keeps = useLooksAtRecord()
  const typedDiagnosis = typed.diagnosis.trim().slice(0, 200)
  const [diagnosis] = useDebouncedValue(typedDiagnosis, debounceDelay)
  const asked = useQuery({
    ...contextQuery({
      ...{ patientId: patient.id, diagnosis, medicines },
      currentMedications: typedAsTaken(typed, patient.currentMedications),
    }),
    enabled: keeps,
  })
  // What comes for other medicines than these is no answer for these.
  const context = asked.isError ? null : asked.data
  const isAnswered = !asked.isPlaceholderData && diagnosis === typedDiagnosis
  const isKnown = !keeps || (context !== undefined && isAnswered)
  const check = useMemo(() => {
    const taken = { currentMedications: listed, removed }
    const currentMedications = allCurrentMedications(taken, patient.currentMedications, keeps)
    const answer = { answer: null, problem: undefined, context: keeps ? context : undefined }
    return drugCheckOf({ currentMedications, medicines }, patient, rules, answer)
  }, [patient, listed, removed, medicines, rules, keeps, context])
  return (
    <>
      <Findings check={check} />
      <NotChecked check={check} />
      {isKnown && <CheckStatements check={check} />}
    </>
  )
}
