/** Whose password a form changes, for password managers: a form with a password alone says it to nobody. */
export const UsernameHint = ({ username }: { username: string }) => (
  <input type="text" autoComplete="username" value={username} readOnly hidden />
)
