import { Stack } from '@mantine/core'
import type { Patient } from '@shared/contracts/patients'
import { prescriptionMessages } from '@shared/contracts/prescriptions'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ListAlert } from '@/components/data-table/list-alert'
import { CheckStatements, NotChecked } from './check-statements'
import { allCurrentMedications } from './current-medications'
import { drugCheckOf, type InteractionRules } from './drug-check'
import { Findings } from './findings'
import { interactionRulesQuery } from './interaction-rules'
import type { PrescriptionDraft } from './prescription-drafts'

interface RulesInFormProps {
  patient: Patient
  typed: PrescriptionDraft
}

/** What the rules say of the medicines in the form, as soon as there is a new one. */
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
  const check = useMemo(() => {
    const taken = { currentMedications: listed, removed }
    const currentMedications = allCurrentMedications(taken, patient.currentMedications)
    const nobodyAsked = { answer: null, problem: undefined }
    return drugCheckOf({ currentMedications, medicines }, patient, rules, nobodyAsked)
  }, [patient, listed, removed, medicines, rules])
  return (
    <>
      <Findings check={check} />
      <NotChecked check={check} />
      <CheckStatements check={check} />
    </>
  )
}
