/** What a select says where no option matches, and while its options are loading. */
export const nothingFound = (isLoading: boolean, otherwise = 'Nothing found'): string =>
  isLoading ? 'Loading…' : otherwise
