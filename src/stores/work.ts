import type * as z from 'zod/mini'
import { create } from 'zustand'
import { readTab, type StorageFailure, tabStorage } from '@/lib/browser-storage'

// What a person has done in this tab and no host keeps: the sample as they changed it, and forms half
// filled. It outlives a reload, and goes with the session and with the tab.

const prefix = 'work.'

/** What is kept under this name; null where there is nothing that fits the schema. */
export const readWork = <Schema extends z.ZodMiniType>(
  name: string,
  schema: Schema,
): z.output<Schema> | null => readTab(prefix + name, schema)

/** Why the browser could not keep something, once it could not. */
export const useStorageFailure = create<{ reason: StorageFailure | null }>(() => ({ reason: null }))

/**
 * Keeps it, as JSON, for the next page load of this tab. Where it can't be kept, it lives as long as the
 * page, and what was kept under its name goes: it would come back out of date.
 */
export function saveWork(name: string, value: unknown): void {
  const reason = tabStorage.write(prefix + name, JSON.stringify(value))
  if (reason === null) return
  tabStorage.remove(prefix + name)
  if (useStorageFailure.getState().reason === null) useStorageFailure.setState({ reason })
}

const ownerKey = `${prefix}owner`

/** Whether what is kept is this person's; otherwise it is to be forgotten. */
export const isOwner = (owner: string): boolean => tabStorage.read(ownerKey) === owner
export const setOwner = (owner: string): void => void tabStorage.write(ownerKey, owner)

export function forgetWork(): void {
  tabStorage.remove(...tabStorage.keys().filter((key) => key.startsWith(prefix)))
}

/** Where the drafts of somebody who is not here wait for them; nobody else's name begins so too. */
const stashOf = (owner: string) => `shelf.${encodeURIComponent(owner).replaceAll('.', '%2E')}.`

function rename(from: string, to: string): void {
  for (const key of tabStorage.keys().filter((each) => each.startsWith(from))) {
    const value = tabStorage.read(key)
    tabStorage.remove(key)
    if (value !== null) tabStorage.write(to + key.slice(from.length), value)
  }
}

/** Puts the owner's drafts aside, and forgets the rest. */
export function stashDrafts(): void {
  const owner = tabStorage.read(ownerKey)
  if (owner !== null) rename(prefix + draftName(''), stashOf(owner))
  forgetWork()
}

/** Gives an owner back what was put aside for them. */
export const unstashDrafts = (owner: string): void => rename(stashOf(owner), prefix + draftName(''))

const draftName = (form: string) => `draft.${form}`

/**
 * What was typed into a form last and not yet saved, by the form's name; null where there is nothing
 * that fits the schema.
 */
export const readDraft = <Schema extends z.ZodMiniType>(
  form: string,
  schema: Schema,
): z.output<Schema> | null => readWork(draftName(form), schema)

/** Whether anything is typed in this tab and not saved. */
export const hasDrafts = (): boolean =>
  tabStorage.keys().some((key) => key.startsWith(prefix + draftName('')))

export const saveDraft = (form: string, values: unknown): void => saveWork(draftName(form), values)

export const dropDraft = (form: string): void => tabStorage.remove(prefix + draftName(form))
