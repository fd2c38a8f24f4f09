/** The new page takes the place of this one. Whoever writes or chooses something is not interrupted; looking away will do. */
export function makeWay(): void {
  if (!isBusy()) location.reload()
  else addEventListener('visibilitychange', () => location.reload(), { once: true })
}

function isBusy(): boolean {
  return !document.hidden && document.querySelector('dialog[open], :is(input, textarea):focus') !== null
}
