import { type ImportKind, importMost } from './imports'

/** The largest file that is read, in bytes: 10,000 rows are some 2 MB. */
export const importFileMaxBytes = 20 * 1024 * 1024

const unreadWords = (count: number) =>
  `${count.toLocaleString('en')} ${count === 1 ? 'letter' : 'letters'} cannot be read`

/** What a person reads about a file before any of it is sent (docs/product/import.md). */
export const importFileMessages = {
  empty: 'This file is empty. Please choose another one.',
  tooLarge: 'This file is larger than 20 MB. Please split it.',
  workbook:
    'This is an Excel workbook. Open it in Excel, choose Save As, “CSV UTF-8”, and choose that file here.',
  binary: 'This is no text file. Please choose a CSV or text file.',
  unreadable: 'This file could not be read. It may have been moved. Please choose it again.',
  noRows: 'This file has no rows below its headings.',
  tooManyRows: (kind: ImportKind, rows: number) =>
    `This file has ${rows.toLocaleString('en')} rows. An import of ${kind} has at most ${importMost[kind].toLocaleString('en')}. Please split the file.`,
  openQuote: (line: number) =>
    `The quote that begins in line ${line} does not end. All that follows was read as one cell. Please mend the file, or choose another separator.`,
  savedHere: 'This file was saved here. Its columns “Line of the file” and “Reason” are left out.',
  readAsEmpty: (words: readonly (readonly [word: string, count: number])[]) =>
    `These cells are read as empty: ${words.map(([word, count]) => `${word} (${count.toLocaleString('en')})`).join(', ')}.`,
  uneven: (cells: number, headings: number) =>
    `It has ${cells} cells, and the first row has ${headings}. Please put a cell that contains the separator in quotes.`,
  unevenRows: (count: number) =>
    `${count.toLocaleString('en')} ${count === 1 ? 'row has' : 'rows have'} more cells than the first row. ${count === 1 ? 'It is' : 'They are'} wrong and cannot be imported.`,
  encodingAsked: 'The encoding of this file is not certain. Choose the words that read right.',
  encodingNone:
    'None of these reads right: open the file in the program that wrote it, and save it as UTF-8 (in Excel: Save As, “CSV UTF-8”). Then choose that file here.',
  unread: unreadWords,
  unreadLetters: (count: number, example: string) =>
    `${unreadWords(count)}, such as in “${example}”. Choose another encoding, or mend ${count === 1 ? 'it' : 'them'} in the file.`,
  separatorAsked: 'It is not certain what divides the columns. Please choose.',
  headingsAsked: 'It is not certain what the first row is. Please choose.',
  columnMissing: (column: string) => `No column is read as ${column}. Please choose one.`,
  orderAsked:
    'The dates do not show whether the day or the month comes first. Please look at them, and choose.',
  timesOfDay: (count: number, example: string) =>
    `${count.toLocaleString('en')} ${count === 1 ? 'date has' : 'dates have'} a time of day, such as ${example}. In the clinic’s time zone it may be another day, so ${count === 1 ? 'its row is' : 'their rows are'} wrong. Export the dates without a time.`,
  centuryAsked: 'Some years have two digits. Please choose what they mean.',
  gendersAsked: 'Please choose what each of these words means.',
  gendersRead: 'The words of the column Gender are read so. Change what is not right.',
  placesAsked: (column: string) =>
    `The clinic has no ${column.toLowerCase()} of these names. Please choose what is meant.`,
  namesAsked: 'Some names are written with a comma. Please choose what comes first.',
  decisionsOutdated: (count: number) =>
    count === 1
      ? '1 decision no longer applies: its row was checked again, and something else was found.'
      : `${count.toLocaleString('en')} decisions no longer apply: their rows were checked again, and something else was found.`,
  previewFailed: 'The rows could not be checked',
  passwordsFailed: 'The start passwords could not be made',
  commitUnknown:
    'It is not known whether the import was written. Please try again: it is never written twice.',
  undoFailed: 'The import could not be undone',
  fetchFailed: 'Failed to fetch the imports',
  leave: 'Nothing is imported yet. What you have chosen is lost if you leave.',
  leaveCommit:
    'The import is being written and may be done after you leave. Start passwords of staff would be lost. Please wait until it ends.',
  leavePasswords:
    'The start passwords are shown on this page only, and only now. Save the file before you leave.',
} as const
