/** What other pages say of the rules; the rules themselves are fetched with their pages. */
export const help = {
  rules: 'Rules',
  why: 'Why?',
}
