import { Select } from '@mantine/core'
import type { Patient } from '@shared/contracts/patients'
import { problemEndpoints } from '@shared/contracts/problems'
import {
  type Template,
  type TemplateKind,
  templateEndpoints,
  templateMessages,
} from '@shared/contracts/templates'
import type { Visit } from '@shared/contracts/visits'
import { fillTemplate, type TemplateValues } from '@shared/lib/template-fields'
import { useQuery } from '@tanstack/react-query'
import { errorText } from '@/api/api-error'
import { problemsOfPatientQuery } from '@/api/problems'
import { templatesQuery } from '@/api/templates'
import { activeWords } from '@/features/problems/shared/active-words'
import { useMay } from '@/hooks/use-may'
import { clinicToday } from '@/stores/clinic-day'
import { ownName, useSession } from '@/stores/session'

interface InsertTemplateProps {
  kind: TemplateKind
  patient: Patient
  visit: Pick<Visit, 'date'> | null
  /** Receives the chosen template with the known fields filled in. */
  onInsert: (template: Pick<Template, 'text' | 'body'>) => void
}

/** The clinic's templates of a kind: the chosen one goes below what is typed. */
export function InsertTemplate({ kind, patient, visit, onInsert }: InsertTemplateProps) {
  const isOffered = useMay(templateEndpoints.list)
  const { data: templates, error } = useQuery({ ...templatesQuery(kind), enabled: isOffered })
  const readsProblems = useMay(problemEndpoints.list)
  const problems = useQuery({ ...problemsOfPatientQuery(patient.id), enabled: readsProblems })
  const doctor = useSession(ownName)
  if (!isOffered) return null
  const known = readsProblems ? problems.data : []
  const values: TemplateValues = {
    'patient.name': patient.name,
    'patient.number': String(patient.number),
    'patient.birthDate': patient.dateOfBirth ?? '',
    'visit.date': visit?.date ?? '',
    'doctor.name': doctor,
    today: clinicToday(),
    // Left open where it is not known: nobody signs or issues an ended diagnosis unasked.
    diagnosis: known ? activeWords(known, patient.diagnosis, ({ words }) => words) : '',
  }
  const fill = (text: string) => fillTemplate(text, values).text
  return (
    <Select
      label="Insert template"
      placeholder={templates?.length === 0 ? templateMessages.none : 'Type a name'}
      error={error && errorText(error, { otherwise: templateMessages.fetchFailed })}
      disabled={templates?.length === 0}
      data={
        problems.isLoading
          ? []
          : (templates?.map(({ id, name }) => ({ value: id, label: name })) ?? [])
      }
      searchable
      selectFirstOptionOnChange
      value={null}
      maw={360}
      onChange={(chosen) => {
        const template = templates?.find(({ id }) => id === chosen)
        if (!template) return
        const { history, findings, assessment, plan } = template.text
        onInsert({
          text: {
            history: fill(history),
            findings: fill(findings),
            assessment: fill(assessment),
            plan: fill(plan),
          },
          body: fill(template.body),
        })
      }}
    />
  )
}

/** Focuses a field, and selects its first question, so that the answer is typed over it. */
export function focusQuestion(field: HTMLTextAreaElement | null | undefined): void {
  field?.focus()
  const at = field?.value.indexOf('{?') ?? -1
  if (at !== -1) field?.setSelectionRange(at, field.value.indexOf('}', at) + 1)
}
