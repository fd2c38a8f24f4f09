/**
 * Copies what a field holds. Over plain http, as in a home network, browsers have no `navigator.clipboard`; the old
 * command works there on a selection. False: neither did it, and the text stays selected for the person.
 */
export async function copyFrom(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  field.select()
  try {
    await navigator.clipboard.writeText(field.value)
    return true
  } catch {
    return document.execCommand('copy')
  }
}

/** The same for a text that stands in no field. */
export async function copyText(text: string): Promise<boolean> {
  const field = document.createElement('input')
  field.value = text
  field.className = 'vh'
  // Inside an open dialog, or the browser does not let it have the focus.
  const home = document.querySelector('dialog[open]') ?? document.body
  home.append(field)
  try {
    return await copyFrom(field)
  } finally {
    field.remove()
  }
}
