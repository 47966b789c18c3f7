import { IconPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import { PlainButton } from '@/components/plain-button'
import { MedicationList } from '../medications/medication-list'
import medicines from '../medications/medications.module.css'
import classes from './doctor.module.css'
import { missingFrom } from './drug-check'
import { type PrescriptionForm, useChosenPatient } from './prescription-draft'

/** What the patient takes already, and what the records know of and this list doesn't. */
export function TakenMedicines({ form }: { form: PrescriptionForm }) {
  const { taken } = form.values
  const heading = useRef<HTMLHeadingElement>(null)
  const patient = useChosenPatient(form)
  const known = missingFrom(taken, patient?.currentMedications ?? [])

  return (
    <section className={medicines.section} aria-labelledby="taken-medicines">
      <h2 id="taken-medicines" className={medicines.title} ref={heading} tabIndex={-1}>
        Already taken medicines
      </h2>
      <MedicationList
        label="Already taken medicines"
        medications={taken}
        empty="None listed."
        onRemove={(at) => {
          form.setFieldValue('taken', taken.toSpliced(at, 1))
          heading.current?.focus()
        }}
      />
      {patient && known.length > 0 && (
        <div className={classes.known}>
          <p>
            On record for {patient.name}, and not in this list:{' '}
            <strong>{known.map(({ name }) => name).join(', ')}</strong>
          </p>
          <PlainButton
            look="default"
            onClick={() => {
              form.setFieldValue('taken', [...taken, ...known])
              heading.current?.focus()
            }}
          >
            <IconPlus size={16} aria-hidden />
            Take Over From Records
          </PlainButton>
        </div>
      )}
    </section>
  )
}
