/** What people typed may hold any letter; as JSON, none of them is special to a database, such as a zero. */
export function quoted(text: string): string {
  return JSON.stringify(text)
}

export function unquoted(value: unknown): string {
  return JSON.parse(value as string) as string
}
