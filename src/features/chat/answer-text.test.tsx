import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AnswerText } from './answer-text'

function show(text: string) {
  const { container } = render(<AnswerText text={text} />, { wrapper: MantineProvider })
  const shown = container.querySelector<HTMLElement>('.mantine-Typography-root')
  if (!shown) throw new Error('No answer is shown')
  return shown
}
const texts = (within: Element, selector: string) =>
  [...within.querySelectorAll(selector)].map(({ textContent }) => textContent)

test('shows an answer with its formatting, and makes no heading of the page', () => {
  const shown = show(
    [
      '# Steps',
      'Open **Admin**, then `Staff`:',
      '',
      '1. Press *New*',
      '2. Fill in',
      '',
      '- one',
      '- two',
      '',
      '| Role | May |',
      '| - | - |',
      '| Admin | all |',
      '',
      '> Take care',
      '',
      '```',
      'a < b && c',
      '```',
      '---',
      'See [the page](https://rounds.example/help), ~~not~~ 2 < 3 & "so".',
    ].join('\n'),
  )
  expect(texts(shown, 'strong')).toEqual(['Steps', 'Admin'])
  expect(texts(shown, 'code')).toEqual(['Staff', 'a < b && c'])
  expect(texts(shown, 'ol > li')).toEqual(['Press New', 'Fill in'])
  expect(texts(shown, 'ul > li')).toEqual(['one', 'two'])
  expect(texts(shown, 'td')).toEqual(['Admin', 'all'])
  expect(texts(shown, 'blockquote')).toEqual(['Take care'])
  expect(shown).toHaveTextContent('not 2 < 3 & "so".')
  expect(screen.queryByRole('heading')).toBeNull()
  const link = screen.getByRole('link', { name: 'the page' })
  expect(link).toHaveAttribute('href', 'https://rounds.example/help')
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
})

test('shows what is nested beyond reason as it was written', () => {
  const text = `${'>'.repeat(30_000)} deep`
  expect(show(text).textContent).toBe(text)
})
