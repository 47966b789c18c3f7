import { keepsRecords } from '@/stores/session'

/** A record at an address that every host has, as it was when a change of it was made. */
export interface Seen {
  version?: number | undefined
}

/** What a change sends of the version that it was made from: a host without records knows none. */
export const sentVersion = ({ version }: Seen): { version?: number } =>
  version === undefined || !keepsRecords() ? {} : { version }
