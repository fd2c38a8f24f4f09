import { useText } from '../text/language.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { useMedia } from './use-media.ts'

interface Props {
  readonly url: string
  readonly className?: string | undefined
}

/** Gives a link to another app of a phone; nothing where the browser cannot, as over plain http. Copying is beside it. */
export function ShareButton({ url, className }: Props) {
  const { common } = useText()
  const isPhone = useMedia('(pointer: coarse)')
  if (!isPhone || !('share' in navigator)) return null
  // Who changes their mind has refused nothing.
  const share = () => void navigator.share({ url, title: common.serai }).catch(() => undefined)
  return (
    <Button className={className} onClick={share}>
      <Icon name="share" />
      {common.share}
    </Button>
  )
}
