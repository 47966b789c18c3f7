/**
 * What the parts of a table are, said outright: browsers guess it from how they are laid out, and not
 * all still take for a table one whose rows lay themselves out.
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader', scope: 'col' },
  cell: { role: 'cell' },
} as const
