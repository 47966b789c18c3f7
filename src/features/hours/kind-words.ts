import type { VisitKind } from '@shared/contracts/visit-kinds'

/** Where a kind of visit is offered. */
export const departmentsWords = ({ departments }: Pick<VisitKind, 'departments'>): string =>
  departments.length === 0 ? 'All' : departments.map(({ name }) => name).join(', ')
