/** The system's code of an error, such as ENOSPC; empty where it has none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

const words: Record<string, string> = {
  EACCES: 'this user may not read and write it',
  EPERM: 'this user may not read and write it',
  EROFS: 'it is on a disk that can only be read',
  EEXIST: 'there is a file in its place',
  ENOTDIR: 'there is a file in its place',
  ENOSPC: 'the disk is full',
  EIO: 'the disk reports errors',
}

/** Why a file or a directory could not be used, for whoever runs the server. */
export const wordsFor = (error: unknown): string =>
  words[codeOf(error)] ?? (error instanceof Error && error.message ? error.message : String(error))
