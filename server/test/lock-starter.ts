import { DirectoryInUse, lockDirectory } from '../node/directory-lock'

// A process that tries to get a lock once its input ends, and says whether it did. It keeps the lock.

const [folder = ''] = process.argv.slice(2)

process.stdout.write('ready\n')
for await (const _ of process.stdin);
try {
  await lockDirectory(folder, { silenceMs: 400 })
  process.stdout.write('held\n')
  setInterval(() => {}, 60_000)
} catch (error) {
  if (!(error instanceof DirectoryInUse)) throw error
  process.stdout.write(`refused by ${error.owner?.process}\n`)
}
