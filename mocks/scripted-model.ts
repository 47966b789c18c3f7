import {
  type LanguageModel,
  ModelFailure,
  type ModelFailureReason,
  type ModelMessage,
} from '@server/ai/model'

/** What the model does with one question: it answers this, waits for this answer, or fails so. */
type Turn = string | Promise<string> | { fails: ModelFailureReason }

/** A language model that says what it was told to say. */
export interface ScriptedModel extends LanguageModel {
  /**
   * Connects a model that answers the next questions like this, one turn each. Without a turn left
   * no model is connected, and the assistant answers by its rules and its guide.
   */
  script(...turns: Turn[]): void
  /** What it was given with each question, the oldest first. */
  readonly asked: readonly (readonly ModelMessage[])[]
  isScripted(): boolean
  clear(): void
}

export function createScriptedModel(): ScriptedModel {
  const turns: Turn[] = []
  const asked: (readonly ModelMessage[])[] = []
  return {
    asked,
    script: (...more) => {
      turns.push(...more)
    },
    isScripted: () => turns.length > 0,
    clear: () => {
      turns.length = 0
      asked.length = 0
    },
    complete: async (messages, { signal }) => {
      asked.push(messages)
      const turn = turns.shift()
      if (turn === undefined) throw new ModelFailure('unreachable')
      if (typeof turn === 'string') return turn
      if ('fails' in turn) throw new ModelFailure(turn.fails)
      return await Promise.race([turn, aborted(signal)])
    },
  }
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
