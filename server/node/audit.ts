import { parseArgs } from 'node:util'
import { verifyAudit } from '../records/audit-verify'
import { type CommandSurroundings, inClinicDatabase } from './clinic-database'
import type { OpenDatabase } from './database'

const usage = `How to use it: npm run audit -- verify [--seal NUMBER:HASH]

Compares the audit with its seals, and the sheets of closed days with the audit, and names what was
changed, removed, reordered, cut off or sealed falsely since.

  --seal   a seal as the server's log names it ("audit sealed"), or its daily mail: with the last one,
           rows that were cut off together with their seals are found too

It ends with 0 where all that is sealed is as it was, 1 where it is not, and 2 where it could not look.
`

/** A seal as `--seal` takes it; undefined where none is given, null for what is no call of this command. */
function readArguments(args: readonly string[]): { seal: string | undefined } | null {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { seal: { type: 'string' } },
    })
    if (positionals.length !== 1 || positionals[0] !== 'verify') return null
    if (values.seal !== undefined && !/^\d{1,9}:[0-9a-f]{64}$/.test(values.seal)) return null
    return { seal: values.seal }
  } catch {
    return null
  }
}

/**
 * Verifies the audit in the database that the server's environment names, and says what it found.
 * @returns the exit code: 0 in order, 1 tampered with, 2 could not look
 */
export async function audit(surroundings: CommandSurroundings): Promise<0 | 1 | 2> {
  const wanted = readArguments(surroundings.args)
  if (!wanted) {
    surroundings.err.write(usage)
    return 2
  }
  let isTampered = false
  const look = async ({ db, place }: OpenDatabase) => {
    const { findings, sealedRows, lastSeal, unsealed } = await verifyAudit(db, wanted.seal)
    isTampered = findings.length > 0
    return [
      `in ${place}:`,
      ...findings,
      isTampered
        ? 'The audit, or a sheet of a closed day, has been tampered with.'
        : `All that is sealed is as it was, in rows: ${sealedRows}.`,
      lastSeal === null ? 'There is no seal yet.' : `The last seal is ${lastSeal}.`,
      ...(unsealed
        ? [
            `Not sealed yet, and so not proven: ${unsealed.rows} (${unsealed.first} to ${unsealed.last}).`,
          ]
        : []),
    ]
  }
  const failed = await inClinicDatabase(surroundings, look, { isOnlyRead: true }).catch(
    (error: unknown) => {
      const why = error instanceof Error ? error.message : String(error)
      surroundings.err.write(`rounds: the audit could not be read: ${why}\n`)
      return 1
    },
  )
  if (failed) return 2
  return isTampered ? 1 : 0
}
