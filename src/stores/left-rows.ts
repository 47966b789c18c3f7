import { create } from 'zustand'

/** By what a list has been left: a link, and the row that it stands in. */
interface LeftRow {
  /** An address of this application. */
  href: string
  /** Empty for a link beside the rows. */
  row: string
}

/** The lists of this tab that were left by a link, by their addresses, for the way back. */
const useLeftRows = create<Readonly<Record<string, LeftRow>>>(() => ({}))

/** The address of the page on show, with what a list on it is searched by. */
const here = (): string => window.location.pathname + window.location.search

export const noteLeftRow = (left: LeftRow): void => useLeftRows.setState({ [here()]: left })

/** By what the page on show was left when it was last; undefined where by none, or it is forgotten. */
export const leftRowHere = (): LeftRow | undefined => useLeftRows.getState()[here()]

export const forgetLeftRow = (): void =>
  useLeftRows.setState(({ [here()]: _left, ...others }) => others, true)
