import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ListAlert } from '@/components/data-table/list-alert'
import type { Patient } from '@/contracts/patients'
import { prescriptionMessages } from '@/contracts/prescriptions'
import { CheckStatements, NotChecked } from './check-statements'
import { allCurrentMedications } from './current-medications'
import { drugCheckOf } from './drug-check'
import { Findings } from './findings'
import { interactionRulesQuery } from './interaction-rules'
import type { PrescriptionDraft } from './prescription-drafts'

interface RulesInFormProps {
  patient: Patient
  typed: PrescriptionDraft
}

/** What the rules say of the medicines in the form, as soon as there is a new one. */
export function RulesInForm({ patient, typed }: RulesInFormProps) {
  const { data, isError, isFetching, refetch } = useQuery(interactionRulesQuery)
  const { medicines } = typed
  if (medicines.length === 0) return null
  if (isError)
    return (
      <ListAlert
        message={prescriptionMessages.rulesFailed}
        retrying={isFetching}
        onRetry={refetch}
      />
    )
  if (!data) return null
  const currentMedications = allCurrentMedications(typed, patient.currentMedications)
  const check = drugCheckOf({ currentMedications, medicines }, patient, data, {
    answer: null,
    problem: undefined,
  })
  return (
    <Stack aria-live="polite">
      <Findings check={check} />
      <NotChecked check={check} />
      <CheckStatements check={check} />
    </Stack>
  )
}
