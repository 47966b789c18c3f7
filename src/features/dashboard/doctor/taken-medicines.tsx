import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import type { Medication } from '@/contracts/patients'
import { MedicationList } from '../medications/medication-list'
import medicines from '../medications/medications.module.css'
import { missingFrom, takenBy } from './current-medications'
import classes from './doctor.module.css'
import { type PrescriptionForm, useChosenPatient } from './use-prescription-form'

/** What the patient takes already; what is on record counts unless it is taken out on purpose. */
export function TakenMedicines({ form }: { form: PrescriptionForm }) {
  const { taken, removed } = form.values
  const heading = useRef<HTMLHeadingElement>(null)
  const patient = useChosenPatient(form)
  const onRecord = patient?.currentMedications ?? []
  const all = takenBy(form.values, onRecord)
  const missing = missingFrom(all, onRecord)

  return (
    <section className={medicines.section} aria-labelledby="taken-medicines">
      <h2 id="taken-medicines" className={medicines.title} ref={heading} tabIndex={-1}>
        Already taken medicines
      </h2>
      <MedicationList
        label="Already taken medicines"
        medications={all}
        empty="None listed."
        onRemove={(at) => {
          form.setFieldValue(
            'taken',
            taken.filter((_, place) => place !== at),
          )
          form.setFieldValue('removed', [...removed, ...all.slice(at, at + 1).map(nameOf)])
          heading.current?.focus()
        }}
      />
      {patient && missing.length > 0 && (
        <div className={classes.known}>
          <p>
            On record for {patient.name}, and not in this list:{' '}
            <strong>{missing.map(nameOf).join(', ')}</strong>
          </p>
          <Button
            variant="default"
            onClick={() => {
              form.setFieldValue('removed', [])
              heading.current?.focus()
            }}
            leftSection={<IconPlus size={16} aria-hidden />}
          >
            Take Over From Records
          </Button>
        </div>
      )}
    </section>
  )
}

const nameOf = ({ name }: Medication): string => name
