import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { errorText } from '@/api/api-error'
import { clinicQuery } from '@/api/clinic'
import { toast } from '@/components/toast'
import { type Clinic, clinicEndpoints, clinicMessages } from '@/contracts/clinic'
import { isOffered } from '@/stores/session'

/** What stands at the head of what is printed. */
export type Letterhead = Pick<Clinic, 'name' | 'address' | 'phone'>

/** Where nobody has written what the clinic is called, or the host keeps no such thing. */
const unnamed: Letterhead = { name: 'Rounds', address: '', phone: '' }

async function readLetterhead(client: QueryClient): Promise<Letterhead> {
  if (!isOffered(clinicEndpoints.get)) return unnamed
  const clinic = await client.fetchQuery(clinicQuery)
  return clinic.name === '' ? { ...clinic, name: unnamed.name } : clinic
}

/**
 * What makes a paper with the clinic's name and address. Where they can't be read that is told, and
 * nothing is made: a paper without them could be anybody's.
 */
export function useLetterhead(): (make: (letterhead: Letterhead) => void) => Promise<void> {
  const client = useQueryClient()
  return useCallback(
    async (make) => {
      const letterhead = await readLetterhead(client).catch((error: unknown) => {
        toast.error(errorText(error, { otherwise: clinicMessages.fetchFailed }))
        return null
      })
      if (letterhead) make(letterhead)
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
