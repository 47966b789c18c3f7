import { Select } from '@mantine/core'
import type { Patient } from '@shared/contracts/patients'
import { type Template, templateEndpoints, templateMessages } from '@shared/contracts/templates'
import type { Visit } from '@shared/contracts/visits'
import { fillTemplate, type TemplateValues } from '@shared/lib/template-fields'
import { useQuery } from '@tanstack/react-query'
import { errorText } from '@/api/api-error'
import { templatesQuery } from '@/api/templates'
import { useMay } from '@/hooks/use-may'
import { clinicToday } from '@/stores/clinic-day'
import { ownName, useSession } from '@/stores/session'

interface InsertTemplateProps {
  patient: Patient
  visit: Pick<Visit, 'date'> | null
  /** Hears of a template of which the known fields are filled in. */
  onInsert: (text: Template['text']) => void
}

/** The clinic's templates for notes: the one chosen goes below what is typed. */
export function InsertTemplate({ patient, visit, onInsert }: InsertTemplateProps) {
  const isOffered = useMay(templateEndpoints.list)
  const { data: templates, error } = useQuery({ ...templatesQuery('note'), enabled: isOffered })
  const doctor = useSession(ownName)
  if (!isOffered) return null
  const values: TemplateValues = {
    'patient.name': patient.name,
    'patient.number': String(patient.number),
    'patient.birthDate': patient.dateOfBirth ?? '',
    'visit.date': visit?.date ?? '',
    'doctor.name': doctor,
    today: clinicToday(),
    diagnosis: patient.diagnosis,
  }
  const fill = (text: string) => fillTemplate(text, values).text
  return (
    <Select
      label="Insert template"
      placeholder={templates?.length === 0 ? templateMessages.none : 'Type a name'}
      error={error && errorText(error, { otherwise: templateMessages.fetchFailed })}
      disabled={templates?.length === 0}
      data={templates?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
      searchable
      selectFirstOptionOnChange
      value={null}
      maw={360}
      onChange={(chosen) => {
        const template = templates?.find(({ id }) => id === chosen)
        if (!template) return
        const { history, findings, assessment, plan } = template.text
        onInsert({
          history: fill(history),
          findings: fill(findings),
          assessment: fill(assessment),
          plan: fill(plan),
        })
      }}
    />
  )
}
