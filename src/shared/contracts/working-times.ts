import { isolated } from '@shared/lib/isolated'
import { plainTyped } from '@shared/lib/normaliser'
import * as z from 'zod/mini'
import { withName } from './call-words'
import type { Endpoint } from './endpoint'
import {
  answeredVersionFields,
  idSchema,
  listOf,
  nameMaxLength,
  nameSchema,
  optionalVersionFields,
} from './lists'
import { staffReaders } from './permissions'

/** `Ada Moss, Ben Orr and 3 more`. */
function namesOf(names: readonly string[], more: number): string {
  const all = [...names.map(isolated), ...(more > 0 ? [`${more} more`] : [])]
  return all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1)}` : (all[0] ?? '')
}

/** What a person reads about working times (docs/product/staff.md, Working times). */
export const workingTimeMessages = {
  nameRequired: 'Working time name is required',
  nameTooLong: `A working time name has at most ${nameMaxLength} characters`,
  inTimeInvalid: 'In time is required in HH:MM format',
  outTimeInvalid: 'Out time is required in HH:MM format',
  hourLowered: 'An hour is at most 12 here: choose AM or PM beside it.',
  understood: (typed: string, time: string) => `${typed} is ${time}.`,
  totalNotPositive: 'Total hours must be greater than 0',
  exists: 'Working time already exists',
  notFound: 'Working time not found',
  stale:
    'This working time has been changed meanwhile. See what it says now, and save again if you still want to.',
  saveFailed: 'An error occurred while saving. Please try again.',
  fetchFailed: 'Failed to fetch working times',
  createFailed: 'Failed to create working time',
  updateFailed: 'Failed to update working time',
  deleteFailed: 'Failed to delete working time',
  /** @param names of the people, one at least; at most ten are given */
  inUse: (name: string, names: readonly string[], more: number) =>
    `${isolated(name)} is part of the week of ${namesOf(names, more)}. Change their hours first.`,
  created: 'Working time created successfully!',
  updated: 'Working time updated successfully!',
  deleted: 'Working time has been deleted.',
} as const

export const periodSchema = z.enum(['AM', 'PM'])
export type Period = z.infer<typeof periodSchema>

export const workingTimeSchema = z.object({
  _id: idSchema,
  workTimingName: z.string(),
  inTime: z.string(),
  inTimePeriod: periodSchema,
  outTime: z.string(),
  outTimePeriod: periodSchema,
  /** Hours, one decimal. */
  totalHour: z.number(),
  ...answeredVersionFields,
})
export type WorkingTime = z.infer<typeof workingTimeSchema>

const workingTimeListSchema = listOf(workingTimeSchema)

/**
 * The answer to a create. One that can't be read is no failure: the working time has been saved.
 */
const savedWorkingTimeSchema = z.catch(
  z.looseObject({ savedWorkingTime: z.catch(z.optional(workingTimeSchema), undefined) }),
  { savedWorkingTime: undefined },
)

/** An hour of 1 to 12, with or without a leading zero, and minutes of 00 to 59. */
const clockTime = /^(0?[1-9]|1[0-2]):[0-5]\d$/

export const workingTimeInputSchema = z.object({
  workTimingName: nameSchema(workingTimeMessages.nameRequired, workingTimeMessages.nameTooLong),
  inTime: z
    .string()
    .check(z.overwrite(plainTyped), z.regex(clockTime, workingTimeMessages.inTimeInvalid)),
  inTimePeriod: periodSchema,
  outTime: z
    .string()
    .check(z.overwrite(plainTyped), z.regex(clockTime, workingTimeMessages.outTimeInvalid)),
  outTimePeriod: periodSchema,
  totalHour: z
    .number()
    .check(z.gt(0, workingTimeMessages.totalNotPositive), z.lte(24, 'Total hours are at most 24')),
})
export type WorkingTimeInput = z.infer<typeof workingTimeInputSchema>

export const workingTimeEndpoints = {
  list: {
    name: 'list working times',
    method: 'GET',
    path: '/api/worktime',
    input: null,
    output: workingTimeListSchema,
    access: staffReaders,
    words: {
      screen: 'Working Times',
      label: 'the list',
      can: 'see the working times',
    },
  },
  create: {
    name: 'create working time',
    method: 'POST',
    path: '/api/addworktime',
    input: workingTimeInputSchema,
    output: savedWorkingTimeSchema,
    access: 'staff_create',
    words: {
      screen: 'Working Times',
      label: 'Add Working Time',
      can: 'add a working time',
      did: withName('Added', 'working time'),
    },
  },
  update: {
    name: 'update working time',
    method: 'PATCH',
    path: '/api/updateworktime/:id',
    input: z.extend(workingTimeInputSchema, optionalVersionFields),
    output: z.unknown(),
    access: 'staff_edit',
    words: {
      screen: 'Working Times',
      label: 'Edit',
      can: 'change a working time',
      did: withName('Changed', 'working time'),
    },
  },
  delete: {
    name: 'delete working time',
    method: 'DELETE',
    path: '/api/deleteworktime/:id',
    input: z.object(optionalVersionFields),
    output: z.unknown(),
    access: 'staff_delete',
    words: {
      screen: 'Working Times',
      label: 'Delete',
      can: 'delete a working time',
      did: withName('Deleted', 'working time'),
    },
  },
} as const satisfies Record<string, Endpoint>
