import { useEffect } from 'react'
import { useText } from '../text/language.ts'

/** What the tab of the browser says; null: only where one is. */
export function useTitle(title: string | null): void {
  const { common } = useText()
  useEffect(() => {
    document.title = title === null ? common.serai : `${title} · ${common.serai}`
    return () => {
      document.title = common.serai
    }
  }, [title, common])
}
