import { loginAnswerSchema } from '@shared/contracts/auth'
import * as z from 'zod/mini'
import { readTab, tabStorage } from './browser-storage'

// The trial of a role, in the tab's own storage: no other tab is to notice it.

const keys = { trial: 'trial', end: 'trial.end' } as const

const trialSchema = z.object({
  /** The role's. */
  name: z.string(),
  /** The token of the session in which it was begun. */
  begunIn: z.string(),
  answer: loginAnswerSchema,
})
type Trial = z.infer<typeof trialSchema>

const endSchema = z.enum(['left', 'ended'])
/** Whether its person has left it, or it has ended by itself. */
type TrialEnd = z.infer<typeof endSchema>

export const readTrial = (): Trial | null => readTab(keys.trial, trialSchema)

/** @returns whether it is kept: the tab's storage may be full, or forbidden */
export const keepTrial = (trial: Trial): boolean =>
  tabStorage.write(keys.trial, JSON.stringify(trial)) === null

/** Ends the trial of this tab, where there is one, and notes how, for the next page. */
export function endTrial(end: TrialEnd): void {
  if (tabStorage.read(keys.trial) === null) return
  tabStorage.remove(keys.trial)
  tabStorage.write(keys.end, JSON.stringify(end))
}

/** How the last trial ended, to be said once. */
export function takeTrialEnd(): TrialEnd | null {
  const end = readTab(keys.end, endSchema)
  tabStorage.remove(keys.end)
  return end
}

/** Leaves nothing of it to whoever is here next. */
export const forgetTrial = (): void => tabStorage.remove(keys.trial, keys.end)
