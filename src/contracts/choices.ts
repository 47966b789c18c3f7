/**
 * What a person reads at a field whose choices are searched by typing; the specification gives no words
 * for it.
 */
export const choiceWords = {
  toCome: 'The list is not there yet.',
  nothingFound: 'Nothing found',
  noChoice: (text: string) => `“${text}” is not one of the choices.`,
  partly: (text: string) =>
    `“${text}” is only part of a choice. Choose one of the list, or type it in full.`,
}
