import { isolated } from '@shared/lib/isolated'

/** What a person reads on the screens of hours alone (docs/product/hours.md, Screens). */
export const hoursScreenMessages = {
  enterAbsence: (who: string) => `Enter absence of ${isolated(who)}`,
  weekEmpty: 'Please choose a working time on at least one day, or Never',
  /** After a change was saved that left appointments outside. */
  outside: (count: number) =>
    count === 1
      ? 'Saved. 1 appointment is outside of the hours now. The front desk lists it until it is moved, cancelled or kept.'
      : `Saved. ${count} appointments are outside of the hours now. The front desk lists each until it is moved, cancelled or kept.`,
  noneChosen: 'Please tick at least one holiday',
  countryRequired: 'Please choose a country',
} as const
