import { afterEach, expect, test } from 'vitest'
import { styleNonce } from './style-nonce'

afterEach(() => {
  document.head.innerHTML = ''
})

test.each([
  ['the server’s nonce', '<meta name="csp-nonce" content="abc123">', 'abc123'],
  ['the placeholder', '<meta name="csp-nonce" content="__CSP_NONCE__">', ''],
  ['no element', '', ''],
])('%s', (_, head, nonce) => {
  document.head.innerHTML = head
  expect(styleNonce()).toBe(nonce)
})
