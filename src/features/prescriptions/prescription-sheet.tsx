import { useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import type { Prescription } from '@/contracts/prescriptions'
import classes from './prescription-sheet.module.css'
import { directions, letterhead, prescriptionFacts, prescriptionWarning } from './prescription-text'

interface PrescriptionSheetProps {
  prescription: Prescription
  /** The sheet is printed, or printing was given up: render it no more. */
  onPrinted: () => void
}

/**
 * The prescription as it comes out of the printer. It stands beside the application, which doesn't
 * come along, and on the screen it is not seen.
 */
export function PrescriptionSheet({ prescription, onPrinted }: PrescriptionSheetProps) {
  const printed = useEffectEvent(onPrinted)
  useEffect(() => {
    const done = () => printed()
    window.addEventListener('afterprint', done)
    return () => window.removeEventListener('afterprint', done)
  }, [])

  const warning = prescriptionWarning(prescription)
  return createPortal(
    <article className={classes.sheet} aria-label="Prescription to print">
      <p>{letterhead}</p>
      <h1>Prescription</h1>
      <dl>
        {prescriptionFacts(prescription).map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h2>Medicines</h2>
      <ol>
        {prescription.medicines.map((medicine, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one medicine may stand there twice
          <li key={at}>
            <strong>{medicine.name}</strong>
            <br />
            {directions(medicine)}
          </li>
        ))}
      </ol>
      {warning !== null && <p className={classes.warning}>{warning}</p>}
      <p className={classes.signature}>Signature</p>
    </article>,
    document.body,
  )
}
