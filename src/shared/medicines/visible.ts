/**
 * The text without signs that nobody sees: soft hyphens, joiners, marks of direction, which come along
 * when a name is pasted.
 */
export const visible = (text: string): string =>
  text.replace(/\p{Default_Ignorable_Code_Point}/gu, '')
