import { importFileMessages } from '@shared/contracts/import-files'
import type { ImportKind } from '@shared/contracts/imports'
import { type Gender, genders } from '@shared/contracts/patients'
import { QueryAlert } from '@/components/query-alert'
import { targetLabel } from '@/lib/import/columns'
import type { PlaceColumn } from '@/lib/import/places'
import type { Choices } from './choices'
import type { Understood } from './understood'
import type { PlacesState } from './use-places'
import { WordsQuestion } from './words-question'

interface ValueQuestionsProps {
  kind: ImportKind
  file: Understood
  choices: Choices
  tried: boolean
  onChange: (more: Partial<Choices>) => void
  placeQueries: PlacesState['queries']
}

const noPlace: Readonly<Record<PlaceColumn, string>> = {
  role: 'None of these: these rows are wrong',
  department: 'None of these: these rows are wrong',
  workingTime: 'No working time',
}

/** What the words of a column mean: genders of patients; roles, departments and working times of staff. */
export const ValueQuestions = ({
  kind,
  file,
  choices,
  tried,
  onChange,
  placeQueries,
}: ValueQuestionsProps) => (
  <>
    {file.genders.length > 0 && (
      <WordsQuestion
        about="genders"
        label="Genders"
        text={
          file.genders.some(({ meaning }) => meaning === null)
            ? importFileMessages.gendersAsked
            : importFileMessages.gendersRead
        }
        words={file.genders.map(({ word, count, meaning }) => ({
          ...{ word, key: word, count },
          meaning: choices.genders[word] ?? meaning,
        }))}
        others={file.otherGenders}
        options={genders}
        none="No gender: these rows are wrong"
        tried={tried}
        onChoose={(word, value) => {
          const gender: Gender | undefined = genders.find((one) => one === value)
          onChange({ genders: { ...choices.genders, [word]: gender ?? '' } })
        }}
      />
    )}
    {placeQueries.map(({ query, otherwise }) => (
      <QueryAlert key={otherwise} query={query} otherwise={otherwise} />
    ))}
    {file.places.map(({ column, words, others, options }) => (
      <WordsQuestion
        key={column}
        about={column}
        label={targetLabel(kind, column)}
        text={importFileMessages.placesAsked(targetLabel(kind, column))}
        words={words}
        others={others}
        options={options}
        none={noPlace[column]}
        tried={tried}
        onChoose={(key, meaning) => {
          const chosen = { ...choices.places[column], [key]: meaning }
          onChange({ places: { ...choices.places, [column]: chosen } })
        }}
      />
    ))}
  </>
)
