import { useId } from 'react'

const LINES =
  'M28,4L35,21L52,28L35,35L28,52L21,35L4,28L21,21ZM28,4V-4M28,52V60M4,28H-4M52,28H60M11,11L21,21M45,11L35,21M45,45L35,35M11,45L21,35M11,11L0,0M45,11L56,0M45,45L56,56M11,45L0,56'

/** The lines of a tiled wall, behind a title. */
export function Girih({ className }: { className?: string | undefined }) {
  const pattern = useId()
  return (
    <svg className={className} aria-hidden="true">
      <defs>
        <pattern id={pattern} width="56" height="56" patternUnits="userSpaceOnUse">
          <path d={LINES} fill="none" stroke="currentColor" strokeWidth="1.5" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${pattern})`} />
    </svg>
  )
}
