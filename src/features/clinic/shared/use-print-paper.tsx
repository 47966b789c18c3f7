import { clinicMessages } from '@shared/contracts/clinic'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { errorText } from '@/api/api-error'
import { usePrintSheet } from '@/components/print-sheet'
import { toast } from '@/components/toast'
import { useOneAtATime } from '@/hooks/use-one-at-a-time'
import { type Letterhead, readLetterhead } from './letterhead'

/** What is made with the clinic's letterhead; `signal` says that its screen is gone. */
type MakePaper = (letterhead: Letterhead, signal: AbortSignal) => ReactNode | Promise<ReactNode>

/**
 * Prints papers that have to be read or loaded first, one at a time. `sheet` is to be rendered, and `busy` is
 * for the button. A failure is shown here.
 */
export function usePrintPaper() {
  const client = useQueryClient()
  const { sheet, print } = usePrintSheet()
  const { busy, begin, end } = useOneAtATime()
  const making = useRef<AbortController | null>(null)
  useEffect(() => () => making.current?.abort(), [])

  const make = async (label: string, makePaper: MakePaper) => {
    if (!begin()) return
    const controller = new AbortController()
    const { signal } = controller
    making.current = controller
    try {
      const letterhead = await readLetterhead(client)
      print(label, await makePaper(letterhead, signal))
    } catch (error) {
      if (!signal.aborted) toast.error(errorText(error, { otherwise: clinicMessages.notPrinted }))
    } finally {
      end()
    }
  }
  return {
    sheet,
    busy,
    printPaper: (label: string, makePaper: MakePaper) => void make(label, makePaper),
  }
}
