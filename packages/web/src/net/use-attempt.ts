import { useState } from 'react'
import { refusalText } from '../table/refusal-text.ts'
import { useText } from '../text/language.ts'
import { ApiFault } from './api.ts'

/** Something that the server is asked to do: whether it is under way, and in words why it was refused. */
export function useAttempt() {
  const texts = useText()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  /** True: it was done. A code in `words` has its own words here. */
  const attempt = async (
    work: () => Promise<unknown>,
    words: { readonly [code: string]: string } = {},
  ): Promise<boolean> => {
    setBusy(true)
    setRefusal(null)
    try {
      await work()
      return true
    } catch (fault) {
      if (!(fault instanceof ApiFault)) throw fault
      setRefusal(words[fault.error.code] ?? refusalText(texts, fault.error))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, refusal, refuse: setRefusal, attempt }
}
