import { isolated } from '@shared/lib/isolated'
import * as z from 'zod/mini'
import { withBareName } from './call-words'
import type { Endpoint } from './endpoint'
import { pageFields, pageOf, versionsFields } from './lists'
import { confirmation } from './staff'

/** What is moved to the bin by the bin's own call, which gives what depends on it to another. */
export const binKinds = ['department', 'role', 'working-time', 'staff'] as const
export type BinKind = (typeof binKinds)[number]

/** What is kept in the bin: a lab range is put there by its own call. */
export const binEntryKinds = [...binKinds, 'lab-range'] as const
export type BinEntryKind = (typeof binEntryKinds)[number]

/** Days for which something is kept there, from when it was deleted. */
export const binDays = 30

/** How many of what has changed meanwhile are named. */
export const changedMost = 10

/** What one of a kind is called, and what several are; and where it stands by itself. */
export const kindWords: Readonly<Record<BinEntryKind, Record<'one' | 'many' | 'title', string>>> = {
  department: { one: 'department', many: 'departments', title: 'Department' },
  role: { one: 'role', many: 'roles', title: 'Role' },
  'working-time': { one: 'working time', many: 'working times', title: 'Working time' },
  staff: { one: 'user', many: 'users', title: 'User' },
  'lab-range': { one: 'lab range', many: 'lab ranges', title: 'Lab range' },
}

const dependentsSchema = z.object({
  /** Who has it: the users of a department, a role or a working time; 0 of a user. */
  people: z.number(),
  /** Visits to come with these people, or with the user. */
  visits: z.number(),
  /** Bookings and prescriptions that are asked for there and wait. */
  requests: z.number(),
})
/** What depends on something that is to be deleted, or depended on it. */
export type Dependents = z.infer<typeof dependentsSchema>

const count = (of: number, one: string) => `${of} ${one}${of === 1 ? '' : 's'}`

/** Several in words: "4 colleagues, 12 visits to come and 1 request". */
function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${last}` : last
}

/** What depends on it, in short: "4 colleagues, 12 visits to come and 1 request"; empty for nothing. */
export const dependentsWords = (
  kind: BinEntryKind,
  { people, visits, requests }: Dependents,
): string =>
  listed([
    ...(people > 0 ? [count(people, kind === 'role' ? 'user' : 'colleague')] : []),
    ...(visits > 0 ? [`${count(visits, 'visit')} to come`] : []),
    ...(requests > 0 ? [count(requests, 'request')] : []),
  ])

/**
 * What depends on what is to be deleted, in a sentence.
 * @param names of what is to be deleted, one at least
 */
export function dependentsSentence(
  kind: BinKind,
  names: readonly string[],
  dependents: Dependents,
): string {
  const [name = ''] = names
  const isOne = names.length === 1
  const who = isOne ? isolated(name) : `These ${names.length} ${kindWords[kind].many}`
  const what = dependentsWords(kind, dependents)
  return what === ''
    ? `Nothing depends on ${isOne ? isolated(name) : 'them'}.`
    : `${who} ${isOne ? 'has' : 'have'} ${what}.`
}

/** What a person reads about the bin (docs/product/lists.md, The bin). */
export const binMessages = {
  fetchFailed: 'Failed to fetch the bin',
  dependentsFailed: 'What depends on it could not be read. Please try again.',
  restoreFailed: 'Failed to restore',
  stale: (name: string) =>
    `${isolated(name)} has been changed meanwhile. Nothing is deleted. Look at it again, and delete it if you still want to.`,
  notFound: 'This is not in the bin any more.',
  kindMissing: 'What is to be deleted is missing',
  idsMissing: 'Which are to be deleted is missing',
  idsTooMany: 'Please delete at most 1000 at a time',
  askedTooMany: 'Please ask for at most 100 at a time',
  restoredMissing: 'Which are to be restored is missing',
  replacementMissing: 'Please choose one that is not deleted.',
  replacementNeeded: 'Please choose a role: nobody can be without one.',
  replacementForUsers:
    'The appointments of a user are given to nobody by this: move or cancel them.',
  replacementForWorkingTimes:
    'A working time that is part of somebody’s week is not deleted: change their hours first.',
  replacementScope:
    'A patient’s role can only be replaced by a patient’s, and the staff’s by the staff’s.',
  nameTaken: (kind: BinKind, name: string) =>
    `There is another ${kindWords[kind].one} called ${isolated(name)} by now. Rename that one, then restore this.`,
  roleGone: (name: string) =>
    `The role of ${isolated(name)} has been deleted. Restore the role first, then the user.`,
  /** @param times the names of working times that the user's week is made of, one at least */
  timesGone: (name: string, times: readonly string[]) => {
    const one = times.length === 1
    return `The week of ${isolated(name)} has ${one ? 'a working time' : 'working times'} in the bin: ${listed(times.map(isolated))}. Restore ${one ? 'it' : 'them'} first, then the user.`
  },
  beyondOwn: 'You can only restore users whose role gives nothing that you do not hold yourself.',
  /** Of a user's visits and requests. */
  stay: 'They stay until somebody moves, cancels or answers them.',
  kept: `You can take this back: at once by Undo, and for ${binDays} days from Bin on the dashboard.`,
  binned: (names: readonly string[]) =>
    names.length === 1 ? `${names[0]} is in the bin.` : `${names.length} are in the bin.`,
  restored: (names: readonly string[]) =>
    names.length === 1 ? `${names[0]} is restored.` : `${names.length} are restored.`,
  changedTitle: 'Restored, but not all of it',
  /** @param changed who and what is no longer as the deletion had left it, and how many more there are */
  changed: (changed: readonly string[], more: number) => {
    const parts = more > 0 ? [...changed, `${more} more`] : changed
    const one = changed.length + more === 1
    return `${listed(parts)} ${one ? 'has' : 'have'} been changed meanwhile and ${one ? 'stays' : 'stay'} as ${one ? 'it is' : 'they are'}.`
  },
} as const

const binEntrySchema = z.object({
  id: z.string(),
  kind: z.enum(binEntryKinds),
  name: z.string(),
  /** Who deleted it, by name, and when, as an ISO time. */
  deletedBy: z.string(),
  deletedAt: z.string(),
  /** What depended on it. */
  dependents: dependentsSchema,
  /** The name of what that was given to; null where it was given to nothing. */
  givenTo: z.nullable(z.string()),
})
export type BinEntry = z.infer<typeof binEntrySchema>

const restoredSchema = z.object({
  /** Who and what has been changed since, and was not put back: at most ten are named. */
  changed: z.array(z.string()),
  more: z.number(),
})
export type Restored = z.infer<typeof restoredSchema>

export const binEndpoints = {
  /** What was deleted within thirty days and not restored, newest first. */
  list: {
    name: 'list bin',
    method: 'GET',
    path: '/api/bin',
    input: z.object(pageFields),
    output: pageOf(binEntrySchema),
    access: 'staff_delete',
    resource: 'bin',
    recordsOnly: true,
    words: {
      screen: 'Admin dashboard',
      label: 'Bin',
      can: 'see what was deleted',
    },
  },
  /** What depends on things of a kind, all together: asked before they are deleted. */
  dependents: {
    name: 'count what depends',
    method: 'GET',
    path: '/api/bin/dependents',
    input: z.object({
      kind: z.enum(binKinds, binMessages.kindMissing),
      /** Apart by commas, at most 100. */
      ids: z
        .string(binMessages.idsMissing)
        .check(z.minLength(1, binMessages.idsMissing), z.maxLength(4000, binMessages.askedTooMany)),
    }),
    output: dependentsSchema,
    access: 'staff_delete',
    resource: 'bin',
    recordsOnly: true,
    words: {
      screen: 'Staff Management',
      label: 'what depends on a user',
      can: 'see what depends on what is to be deleted',
    },
  },
  /**
   * Deletes them all or none, by the rules of the kind's own call, and gives what depends on them to another
   * of the kind in the same transaction. Those that are gone already are passed over.
   */
  remove: {
    name: 'move to bin',
    method: 'POST',
    path: '/api/bin',
    input: z.object({
      kind: z.enum(binKinds, binMessages.kindMissing),
      ids: z
        .array(z.string(), binMessages.idsMissing)
        .check(z.minLength(1, binMessages.idsMissing), z.maxLength(1000, binMessages.idsTooMany)),
      /** The id of another of the kind; without it they are left without one, but users with no role. */
      reassignTo: z.optional(z.string()),
      ...versionsFields,
      ...confirmation,
    }),
    /** By these they are restored. */
    output: z.object({ entries: z.array(z.string()) }),
    access: 'staff_delete',
    resource: 'bin',
    recordsOnly: true,
    words: {
      screen: 'Staff Management',
      label: 'Delete, with Undo',
      can: 'delete what can be restored',
      did: withBareName('Moved', 'to the bin'),
    },
  },
  /**
   * Restores them all or none. What was changed since the deletion stays as it is, and is told. An entry takes
   * what its kind's deletion takes besides.
   */
  restore: {
    name: 'restore from bin',
    method: 'POST',
    path: '/api/bin/restore',
    input: z.object({
      ids: z
        .array(z.string(), binMessages.restoredMissing)
        .check(
          z.minLength(1, binMessages.restoredMissing),
          z.maxLength(1000, binMessages.idsTooMany),
        ),
    }),
    output: restoredSchema,
    access: 'staff_delete',
    resource: 'bin',
    recordsOnly: true,
    words: {
      screen: 'Admin dashboard',
      label: 'Bin, Restore',
      can: 'restore what was deleted',
      did: withBareName('Restored', 'from the bin'),
      patient: { reassigned: 'Moved what you had booked back to its department' },
    },
  },
} as const satisfies Record<string, Endpoint>
