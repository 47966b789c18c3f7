/** What a select says where no option matches: until its options are there, nobody knows. */
export const nothingFound = (isLoading: boolean, otherwise = 'Nothing found'): string =>
  isLoading ? 'Loading…' : otherwise
