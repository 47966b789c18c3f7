/** What can divide the columns of a file; apart from the parser, which only the worker loads. */
export const separators = [
  { value: ',', label: 'Comma' },
  { value: ';', label: 'Semicolon' },
  { value: '\t', label: 'Tab' },
  { value: '|', label: 'Vertical bar' },
] as const
export type Separator = (typeof separators)[number]['value']
