import '@/components/later-styles'
import { Anchor, Table, Typography } from '@mantine/core'
import { lexer, type MarkedToken, type Token } from 'marked'
import { Fragment, memo, type ReactNode } from 'react'
import classes from './chat.module.css'

/**
 * An answer with its basic formatting: paragraphs, lists, tables, emphasis, code and links. Every
 * element is made here, from what a parser says of the text: HTML in it stays text, an image is its
 * description, and a link leads nowhere but to the web.
 */
export const AnswerText = memo(({ text }: { text: string }) => (
  <Typography fz="sm" className={classes.answer}>
    {parsed(text)}
  </Typography>
))
AnswerText.displayName = 'AnswerText'

function parsed(text: string): ReactNode {
  try {
    return nodes(lexer(text))
  } catch {
    // Nested deeper than the parser can go: then as it was written.
    return <p>{text}</p>
  }
}

const nodes = (tokens: readonly Token[] = []): ReactNode[] =>
  // The parser is used without extensions, so it gives no tokens but its own.
  // biome-ignore lint/suspicious/noArrayIndexKey: An answer never changes.
  tokens.map((token, at) => <Fragment key={at}>{node(token as MarkedToken)}</Fragment>)

function node(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'space':
    case 'def':
      return null
    case 'paragraph':
      return <p>{nodes(token.tokens)}</p>
    // No headings of the page: its outline is not the assistant's to make.
    case 'heading':
      return (
        <p>
          <strong>{nodes(token.tokens)}</strong>
        </p>
      )
    case 'list':
      return token.ordered ? (
        <ol start={Number(token.start) || 1}>{nodes(token.items)}</ol>
      ) : (
        <ul>{nodes(token.items)}</ul>
      )
    case 'list_item':
      return <li>{nodes(token.tokens)}</li>
    case 'checkbox':
      return token.checked ? '☑ ' : '☐ '
    case 'blockquote':
      return <blockquote>{nodes(token.tokens)}</blockquote>
    case 'table':
      return (
        <AnswerTable
          head={token.header.map(cell)}
          rows={token.rows.map((cells) => cells.map(cell))}
        />
      )
    case 'code':
      return (
        <pre>
          <code>{token.text}</code>
        </pre>
      )
    case 'hr':
      return <hr />
    case 'strong':
      return <strong>{nodes(token.tokens)}</strong>
    case 'em':
      return <em>{nodes(token.tokens)}</em>
    case 'del':
      return <del>{nodes(token.tokens)}</del>
    case 'codespan':
      return <code>{token.text}</code>
    case 'br':
      return <br />
    case 'link':
      return isWebAddress(token.href) ? (
        <Anchor href={token.href} target="_blank" rel="noopener noreferrer" inherit>
          {nodes(token.tokens)}
        </Anchor>
      ) : (
        nodes(token.tokens)
      )
    case 'text':
      return token.tokens ? nodes(token.tokens) : token.text
    case 'image':
    case 'escape':
      return token.text
    case 'html':
      return token.raw
  }
}

const isWebAddress = (address: string) => {
  const { protocol } = URL.parse(address) ?? {}
  return protocol === 'https:' || protocol === 'http:'
}

const cell = ({ tokens }: { tokens: Token[] }) => nodes(tokens)

const AnswerTable = ({ head, rows }: { head: ReactNode[]; rows: ReactNode[][] }) => (
  <Table.ScrollContainer minWidth={0} mb="sm">
    <Table withTableBorder withColumnBorders data={{ head, body: rows }} />
  </Table.ScrollContainer>
)
