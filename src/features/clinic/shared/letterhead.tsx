import { type Clinic, clinicEndpoints, clinicMessages } from '@shared/contracts/clinic'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { errorText } from '@/api/api-error'
import { clinicQuery } from '@/api/clinic'
import { toast } from '@/components/toast'
import { may, useMay } from '@/hooks/use-may'

/** What stands at the head of what is printed. */
export type Letterhead = Pick<Clinic, 'name' | 'address' | 'phone'>

/** Where nobody has written what the clinic is called, or the host keeps no such thing. */
const unnamed: Letterhead = { name: 'Rounds', address: '', phone: '' }

const named = (clinic: Clinic): Letterhead =>
  clinic.name === '' ? { ...clinic, name: unnamed.name } : clinic

/** The letterhead, read where it is not known. */
export const readLetterhead = async (client: QueryClient): Promise<Letterhead> =>
  may(clinicEndpoints.get) ? named(await client.fetchQuery(clinicQuery)) : unnamed

/** The same for what is printed without being asked for before; null until it is read. */
export function useKnownLetterhead(): Letterhead | null {
  const isKept = useMay(clinicEndpoints.get)
  const { data } = useQuery({ ...clinicQuery, enabled: isKept })
  if (!isKept) return unnamed
  return data ? named(data) : null
}

/**
 * What makes a paper with the clinic's name and address. Where they can't be read that is told, and
 * nothing is made: a paper without them could be anybody's.
 */
export function useLetterhead(): (
  make: (letterhead: Letterhead) => void | Promise<void>,
) => Promise<void> {
  const client = useQueryClient()
  return useCallback(
    async (make) => {
      const letterhead = await readLetterhead(client).catch((error: unknown) => {
        toast.error(errorText(error, { otherwise: clinicMessages.fetchFailed }))
        return null
      })
      if (letterhead) await make(letterhead)
    },
    [client],
  )
}

/** An address in the lines in which it was typed. */
export const AddressLines = ({ address }: Pick<Letterhead, 'address'>) => (
  <div style={{ whiteSpace: 'pre-line' }}>{address}</div>
)

/** The head of a paper. */
export const LetterheadLines = ({ name, address, phone }: Letterhead) => (
  <header>
    <strong>{name}</strong>
    {address !== '' && <AddressLines address={address} />}
    {phone !== '' && <div>{phone}</div>}
  </header>
)
