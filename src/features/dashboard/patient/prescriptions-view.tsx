import { IconAlertTriangle, IconDownload, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { ownPrescriptionsQuery } from '@/api/prescriptions'
import type { Column } from '@/components/data-table/column'
import { RowIconButton } from '@/components/data-table/row-controls'
import { StateLabel } from '@/components/state-label'
import { type Prescription, prescriptionMessages } from '@/contracts/prescriptions'
import { Day, Name } from '../cells'
import { howTaken } from '../medications/how-taken'
import { ShortList } from '../short-list'
import { downloadPrescription } from './download-prescription'
import classes from './patient.module.css'
import { PrescriptionSheet } from './prescription-sheet'
import { prescriptionWarning } from './prescription-words'
import { Requests } from './requests'

const titleOf = ({ date, doctor }: Prescription) => `prescription of ${date} by ${doctor}`

const prescriptionColumns = (
  onPrint: (prescription: Prescription) => void,
): readonly Column<Prescription>[] => [
  { id: 'date', header: 'Date', cell: ({ date }) => <Day date={date} /> },
  { id: 'doctor', header: 'Doctor', cell: ({ doctor }) => <Name>{doctor}</Name> },
  {
    id: 'medicines',
    header: 'Medicines',
    cell: ({ medicines }) => (
      <ul className={classes.medicines}>
        {medicines.map((medicine, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one medicine may stand there twice
          <li key={at}>
            {medicine.name} <span className={classes.use}>{howTaken(medicine)}</span>
          </li>
        ))}
      </ul>
    ),
  },
  { id: 'interaction', header: 'Interaction', cell: (row) => <Interaction prescription={row} /> },
  {
    id: 'action',
    header: 'Action',
    width: 104,
    cell: (prescription) => (
      <div className={classes.acts}>
        <RowIconButton
          aria-label={`Download ${titleOf(prescription)}`}
          title="Download as PDF"
          onClick={() => void downloadPrescription(prescription)}
        >
          <IconDownload size={18} aria-hidden />
        </RowIconButton>
        <RowIconButton
          aria-label={`Print ${titleOf(prescription)}`}
          title="Print"
          onClick={() => onPrint(prescription)}
        >
          <IconPrinter size={18} aria-hidden />
        </RowIconButton>
      </div>
    ),
  },
]

/** What has been prescribed to the patient, to keep and to print; and what they have asked for. */
export function PrescriptionsView() {
  const prescriptions = useQuery(ownPrescriptionsQuery)
  const [printing, setPrinting] = useState<Prescription | null>(null)
  const columns = useMemo(
    () =>
      prescriptionColumns((prescription) => {
        // The sheet must stand there before the browser draws what it prints.
        flushSync(() => setPrinting(prescription))
        window.print()
      }),
    [],
  )
  return (
    <>
      <ShortList
        label="Prescriptions"
        columns={columns}
        query={prescriptions}
        fetchFailed={prescriptionMessages.fetchFailed}
        empty="Nothing has been prescribed to you. You can request a prescription above."
      />
      <Requests />
      {printing && (
        <PrescriptionSheet prescription={printing} onPrinted={() => setPrinting(null)} />
      )}
    </>
  )
}

/** A warning stands there with its sign and its words; and whether anybody has looked for one. */
function Interaction({ prescription }: { prescription: Prescription }) {
  const warning = prescriptionWarning(prescription)
  if (warning === null) return <StateLabel tone="neutral">None among those checked</StateLabel>
  return (
    <div className={classes.alert} data-found={prescription.hasInteraction}>
      <IconAlertTriangle size={18} aria-hidden />
      <span>{warning}</span>
    </div>
  )
}
