import { Button } from '@mantine/core'
import type { Prescription } from '@shared/contracts/prescriptions'
import { IconPrinter } from '@tabler/icons-react'
import { usePrintSheet } from '@/components/print-sheet'
import { useLetterhead } from '@/features/clinic/shared/letterhead'
import { PrescriptionSheet } from './prescription-sheet'

/** Prints a prescription that was just saved. */
export function PrintPrescription({ prescription }: { prescription: Prescription }) {
  const { sheet, print } = usePrintSheet()
  const withLetterhead = useLetterhead()
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPrinter size={16} aria-hidden />}
        onClick={() =>
          void withLetterhead((letterhead) =>
            print(
              `Prescription no. ${prescription.number}`,
              <PrescriptionSheet prescription={prescription} letterhead={letterhead} />,
            ),
          )
        }
      >
        Print
      </Button>
      {sheet}
    </>
  )
}
