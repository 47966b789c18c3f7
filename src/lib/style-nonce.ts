/** What index.html holds where no server has put a nonce of its own. */
const placeholder = '__CSP_NONCE__'

/**
 * The nonce that the content policy asks of style elements made at run time; empty where the
 * server gave none.
 */
export function styleNonce(): string {
  const content = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''
  return content === placeholder ? '' : content
}
