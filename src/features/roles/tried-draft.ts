import { roleSchema } from '@shared/contracts/roles'
import * as z from 'zod/mini'
import { useSession } from '@/stores/session'
import { dropDraft, readDraft, saveDraft } from '@/stores/work'

const name = 'tried-role'

/** What is typed of a role while it is tried, and the role as it was before; null for a new one. */
const draftSchema = z.object({
  role: z.nullable(roleSchema),
  name: z.string(),
  roles: z.array(z.string()),
})

export const keepTriedDraft = (draft: z.infer<typeof draftSchema>): void => saveDraft(name, draft)

/** The draft to go on with; null while it is tried. */
export const readTriedDraft = () =>
  useSession.getState().session?.trial ? null : readDraft(name, draftSchema)

export const dropTriedDraft = (): void => dropDraft(name)
