import type { TokenPayload } from '@shared/contracts/auth'

/** How the signed-in person is called: by name, otherwise by user name, as far as the token says. */
export const personName = (userData: Pick<TokenPayload, 'name' | 'username'> | undefined): string =>
  userData?.name?.trim() || userData?.username?.trim() || 'Signed-in user'
