import { Card, Text } from '@mantine/core'
import { fillTemplate, type TemplateValues } from '@shared/lib/template-fields'
import { clinicToday } from '@/stores/clinic-day'

/** No patient of the clinic: what a template says of a real one is nobody's business here. */
const example = (): TemplateValues => ({
  'patient.name': 'Maria Example',
  'patient.birthDate': '1980-05-14',
  'patient.number': '1234',
  'visit.date': clinicToday(),
  'doctor.name': 'Dr. Robin Example',
  today: clinicToday(),
  diagnosis: 'Hypertension',
})

/** How a template reads for a patient who is made up. Questions stay as they are written. */
export const TemplatePreview = ({ texts }: { texts: readonly string[] }) => {
  const text = texts.filter((each) => each.trim() !== '').join('\n\n')
  return (
    <Card component="section" aria-label="Preview with an example patient" padding="sm">
      <Text size="sm" fw={500} mb="xs">
        Preview with an example patient
      </Text>
      <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {fillTemplate(text, example()).text || '—'}
      </Text>
    </Card>
  )
}
