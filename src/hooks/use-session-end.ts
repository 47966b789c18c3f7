import { useClock } from '@/stores/clock'

/**
 * When a session ends, by the host's clock, in milliseconds since 1970: the host refuses its token from
 * then on, unless this browser's clock, which is ahead, has ended it before.
 * @param exp seconds since 1970
 */
export const useSessionEnd = (exp: number): number =>
  useClock(({ offset }) => exp * 1000 + Math.min(0, offset))
