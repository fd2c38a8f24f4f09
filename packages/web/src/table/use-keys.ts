import { useEffect, useRef } from 'react'

export type KeyMap = { readonly [key: string]: (() => void) | undefined }

/** True where typing means text, and in dialogs, which have keys of their own. */
function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, dialog, [contenteditable]') !== null
}

/** Single keys of a screen: the names of KeyboardEvent.key, letters in lower case. */
export function useKeys(keys: KeyMap): void {
  const current = useRef(keys)
  current.current = keys
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return
      const act = current.current[latin(event)]
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}

/** Where the focus is on nothing that could be pressed. */
export function isNowhere(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement.matches('body, section')
}

/** On a button or a link the space bar is theirs. */
export function isOnButton(): boolean {
  return document.activeElement?.closest('button, a') != null
}

/** The arrows, as long as nothing that has the focus goes by them. */
export function arrowKeys(go: (() => void) | undefined): KeyMap {
  const arrow = () => (isNowhere() || document.activeElement?.matches('button:not([role])') ? go : undefined)
  return {
    get ArrowLeft() {
      return arrow()
    },
    get ArrowRight() {
      return arrow()
    },
    get ArrowUp() {
      return arrow()
    },
    get ArrowDown() {
      return arrow()
    },
  }
}

/** The key by its place where the layout has no Latin letters. */
function latin({ key, code }: KeyboardEvent): string {
  if (key.length !== 1) return key
  return /^[\x20-\x7e]$/.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase()
}
