import { checkInteractions } from '@shared/medicines/check'
import { recognise } from '@shared/medicines/recognise'
import type { Interactions, ModelPart } from '@shared/medicines/result'
import { ruleSet } from '@shared/medicines/rules'
import type { AiAnswer, AiAssistant, Logger } from '../dependencies'
import { Refusal } from '../http'
import { createLine } from '../line'
import { guideFor } from './guide'
import { describeInteractions } from './interactions/describe'
import { medicinesIn } from './interactions/question'
import { type LanguageModel, ModelFailure } from './model'
import { promptFor } from './prompt'
import { isUrgent, urgentAdvice } from './urgent'

interface Parts {
  log: Logger
  /** Absent: rules and guide alone. */
  model?: LanguageModel
  /** The rules' check of these names. */
  check?: (names: readonly string[]) => Interactions | Promise<Interactions>
  /** Lets other work have its turn: one question after another is read, which takes a while. */
  turn?: () => Promise<void>
}

/** How many medicines one question may name: every one is checked against every other. */
const medicinesMost = 40

/** How many questions wait in this process to be read, and how many are one account's; the next is refused. */
const waitingMost = 20
const ofOneMost = 3

/** The longest answer of a model that is shown, in UTF-16 units: it was asked for a few sentences. */
const answerMost = 4000

const unable =
  'I cannot answer this. Without a connected AI model I can do two things: check by built-in rules whether some medicines interact (for example: Do warfarin and aspirin interact?), and say how things are done in this console (for example: How do I add a department?).\n\nAn administrator can connect an AI model by starting the server with AI_BASE_URL and AI_MODEL, and AI_API_KEY where the model wants one; the README says how.'

/** What is said where neither rules nor guide fit and no model is connected. */
export const withoutModel = `In an emergency, call the emergency number or a doctor. This assistant gives no medical advice.\n\n${unable}`

/**
 * The assistant behind the chat. What the interaction rules say of the medicines in a question
 * stands first in the answer, in words and as data; a model's opinion stands behind it, labelled,
 * and can neither remove nor soften it. Where the model fails, rules and guide still answer. Before
 * all of it, whoever may be in danger is sent to help.
 */
export function createAssistant({
  log,
  model,
  check = checkInteractions,
  turn = async () => {},
}: Parts): AiAssistant {
  const inTurn = createLine({ running: 1, waiting: waitingMost, ofOne: ofOneMost })

  /** Null where the rules have nothing to compare; `alone` are the medicines named all the same. */
  async function byRules(
    question: string,
    medicines: readonly string[] | undefined,
    requestId: string,
  ): Promise<{ interactions: Interactions | null; alone: readonly string[] }> {
    try {
      const asked = medicines ? { names: medicines, asksToCheck: true } : medicinesIn(question)
      if (!asked.asksToCheck) return { interactions: null, alone: asked.names }
      if (asked.names.length > medicinesMost || countOf(asked.names) > medicinesMost)
        throw new Refusal(
          400,
          `Please ask about at most ${medicinesMost} medicines at once. Nothing was checked.`,
        )
      return { interactions: await check(asked.names), alone: [] }
    } catch (error) {
      if (error instanceof Refusal) throw error
      log.error({ requestId, err: error }, 'the check by interaction rules failed')
      return { interactions: { status: 'failed', ruleSet }, alone: [] }
    }
  }

  /** The model's answer, or its failure: whoever has nothing else to say throws that. */
  async function byModel(
    question: string,
    interactions: Interactions | null,
    { signal, requestId, asker }: { signal: AbortSignal; requestId: string; asker: string },
  ): Promise<string | ModelFailure | undefined> {
    try {
      const said = await model?.complete(
        promptFor(question, { interactions, guide: guideFor(question) }),
        { id: asker, signal },
      )
      return said === undefined ? undefined : shortened(said)
    } catch (error) {
      signal.throwIfAborted()
      // Whatever goes wrong with the model, what the rules found is still told.
      if (!(error instanceof ModelFailure)) {
        log.error({ requestId, err: error }, 'asking the AI model failed')
        return new ModelFailure('unusable', undefined, { cause: error })
      }
      const { reason, status, cause } = error
      log.warn(
        { requestId, reason, status, ...(cause === undefined ? {} : { err: cause }) },
        'the AI model gave no answer',
      )
      return error
    }
  }

  return {
    hasModel: model !== undefined,
    answer: async (question, { signal, requestId, asker, medicines }) => {
      const urgent = isUrgent(question)
      const first = urgent ? [urgentAdvice] : []
      const { interactions, alone } = await inTurn(
        async () => {
          await turn()
          signal.throwIfAborted()
          return await byRules(question, medicines, requestId)
        },
        { id: asker, signal },
      )
      const said = await byModel(question, interactions, { signal, requestId, asker })
      if (interactions)
        return {
          response: paragraphs(...first, describeInteractions(interactions), ...beside(said)),
          interactions,
          model: partOf(said),
        }
      const last = alone.length > 0 ? [notChecked(alone)] : []
      if (typeof said === 'string')
        return {
          response: paragraphs(...first, ...last, last.length > 0 ? quotation(said) : said),
        }
      const [entry, ...others] = guideFor(question)
      if (entry) return { response: paragraphs(...first, fromGuide(entry, others, said), ...last) }
      if (last.length > 0 && !said) return { response: paragraphs(...first, ...last, unable) }
      if (urgent) return { response: paragraphs(...first, said?.message ?? unable) }
      if (said) throw said
      return { response: withoutModel }
    },
  }
}

/** How many medicines these names are: one may join several, 'warfarin + aspirin'. */
const countOf = (names: readonly string[]): number =>
  names.reduce((count, name) => count + (recognise(name)?.parts?.length ?? 1), 0)

const paragraphs = (...parts: readonly string[]): string => parts.join('\n\n')

/** A model's answer, cut with a word where it is longer than anybody reads, and never in a character. */
const shortened = (said: string): string =>
  said.length <= answerMost
    ? said
    : `${said.slice(0, answerMost).replace(/\p{Surrogate}$/u, '')}… (This answer was too long, and is cut here.)`

const partOf = (said: string | ModelFailure | undefined): ModelPart => {
  if (said === undefined) return 'none'
  return typeof said === 'string' ? 'answered' : 'failed'
}

/** A model's words as a quotation, so that no line of theirs can pass for one of the rules'. */
const quotation = (said: string): string =>
  said
    .split(/\r\n|[\r\n\u2028\u2029]/u)
    .map((line) => `> ${line}`)
    .join('\n')

const notChecked = (names: readonly string[]): string =>
  `Not checked by the interaction rules: ${names.map((name) => JSON.stringify(name)).join(', ')}. They compare medicines with each other, and the question names no other.`

/** What the model adds to the rules, so that nobody takes the one for the other. */
const beside = (said: string | ModelFailure | undefined): string[] => {
  if (said === undefined) return []
  return typeof said === 'string'
    ? [
        `Opinion of the connected AI model. It can be wrong, and it changes nothing of the rules' result above:\n\n${quotation(said)}`,
      ]
    : [`The connected AI model gave no opinion: ${said.message}`]
}

function fromGuide(
  { title, text }: { title: string; text: string },
  others: readonly { title: string }[],
  failed: ModelFailure | undefined,
): AiAnswer['response'] {
  return paragraphs(
    `${title}: ${text}`,
    ...(others.length > 0
      ? [`You can also ask about: ${others.map((other) => other.title).join(', ')}.`]
      : []),
    ...(failed ? [`This is from the built-in guide. ${failed.message}`] : []),
  )
}
