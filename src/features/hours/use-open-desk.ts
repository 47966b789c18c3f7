import { absenceDeskEndpoints } from '@shared/contracts/absence-desk'
import { useNavigate } from '@tanstack/react-router'
import { useMay } from '@/hooks/use-may'

/** Opens the absence desk of an absence that was saved; null for a person who may not see it. */
export function useOpenDesk(): (({ id }: { id: string }) => void) | null {
  const navigate = useNavigate()
  const isOpen = useMay(absenceDeskEndpoints.affected)
  return isOpen ? ({ id }) => void navigate({ to: '/absence/$id', params: { id } }) : null
}
