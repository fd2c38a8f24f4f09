/** As `.name` of the charts. */
const FONT = '600 14px'
/** Where nothing can be drawn. */
const LETTER = 9

/** How wide the name of a seat is in a chart. */
export function nameWidth(): (text: string) => number {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return (text) => text.length * LETTER
  pen.font = `${FONT} ${getComputedStyle(document.documentElement).getPropertyValue('--sans')}`
  return (text) => pen.measureText(text).width
}
