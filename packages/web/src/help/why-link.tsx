import { useText } from '../text/language.ts'
import { buttonClass } from '../ui/button.tsx'

/** Beside a refusal: the rule behind it, in a tab of its own so that the game stays. Nothing where there is no section of it. */
export function WhyLink({ game, section }: { game: string; section: string | undefined }) {
  const { help } = useText()
  if (!section) return null
  return (
    <a className={buttonClass('quiet')} href={`/help/${game}#${section}`} target="_blank" rel="noreferrer">
      {help.why}
    </a>
  )
}
