import { Anchor, Group, Title } from '@mantine/core'
import { isSimilar } from '@shared/contracts/patient-likeness'
import {
  isAgeMissing,
  type PatientRow,
  patientEndpoints,
  patientMessages,
} from '@shared/contracts/patients'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { errorFields, errorText } from '@/api/api-error'
import { similarPatientsQuery, useRegisterPatient } from '@/api/patients'
import { isIncomplete } from '@/components/form-errors'
import { FormPage } from '@/components/form-page'
import { toast } from '@/components/toast'
import { useDraftForm } from '@/components/use-draft-form'
import { importCalls } from '@/features/imports/shared/import-calls'
import { useDenial, useMay } from '@/hooks/use-may'
import { useStartInForm } from '@/hooks/use-start-in-form'
import { dropDraft } from '@/stores/work'
import { PatientFields } from './patient-fields'
import { usePatientsKept } from './shared/patient-label'
import {
  blankPatient,
  registrationDraft as draft,
  type TypedPatient,
  typedPatientSchema,
} from './shared/registration-draft'
import { SimilarPatients } from './similar-patients'
import { atFields, readPatient, typedContacts, validatePatient } from './typed-patient'

interface RegistrationProps {
  startsInForm: RefObject<boolean>
  /** Whether the form begins at its first field in any case. */
  isAsked: boolean
  /** Goes on to a patient who has just been registered. */
  onRegistered: (patient: PatientRow) => void
  /** Goes on to one who is there already; what is typed stays, unless it is to be forgotten. */
  onUse: (patient: PatientRow, forget: () => void) => void
  onCancel: () => void
}

export function Registration({
  startsInForm,
  isAsked,
  onRegistered,
  onUse,
  onCancel,
}: RegistrationProps) {
  const client = useQueryClient()
  const kept = usePatientsKept()
  const register = useRegisterPatient()
  const denied = useDenial(patientEndpoints.register)
  const withImport = useMay(importCalls.patients)
  const form = useDraftForm<TypedPatient>({
    draft,
    schema: typedPatientSchema,
    blank: blankPatient,
    validate: validatePatient,
  })
  const incomplete = isIncomplete(form, (field) => field === 'age' && isAgeMissing(form.values.age))

  useStartInForm(startsInForm, () => form.getInputNode('name'), isAsked)

  const save = async (typed: TypedPatient) => {
    const input = readPatient(typed)
    // A warning, never a block: nor is one a list that can't be read.
    const likeness = { ...input, contact: typedContacts(typed) }
    const alike = await client.fetchQuery(similarPatientsQuery(likeness)).catch(() => [])
    const similar = alike.filter((patient) => isSimilar(patient, likeness))
    const patient = await register.mutateAsync(input)
    dropDraft(draft)
    if (similar.length > 0)
      toast.warning(patientMessages.registeredBeside(similar.map(({ number }) => number)))
    return patient
  }

  return (
    <>
      <Group justify="space-between" gap="sm" mb="sm">
        <Title order={2} size="h4">
          New Registration
        </Title>
        {withImport && (
          <Anchor size="sm" renderRoot={(root) => <Link to="/patients/import" {...root} />}>
            Import from a File
          </Anchor>
        )}
      </Group>
      <FormPage
        form={form}
        submitLabel="Register"
        incomplete={denied?.reason ?? (incomplete ? patientMessages.registrationIncomplete : null)}
        keepsDraft
        save={save}
        saved={({ number }) =>
          kept ? patientMessages.registeredAs(number) : patientMessages.registered
        }
        showSaved={toast.success}
        onSaved={onRegistered}
        failed={(error) => ({
          message: errorText(error, { otherwise: patientMessages.registerFailed }),
          fields: atFields(errorFields(error)),
        })}
        onCancel={() => {
          dropDraft(draft)
          onCancel()
        }}
      >
        <PatientFields form={form}>
          <SimilarPatients
            typed={{ ...form.values, contact: typedContacts(form.values) }}
            {...(kept && { onUse: (patient) => onUse(patient, () => dropDraft(draft)) })}
          />
        </PatientFields>
      </FormPage>
    </>
  )
}
