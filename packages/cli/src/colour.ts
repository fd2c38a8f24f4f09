const SEATS = [31, 34, 33, 32, 35, 36]

export interface Paint {
  bold(text: string): string
  dim(text: string): string
  seat(seat: number, text: string): string
}

/** Decoration for a terminal; plain text anywhere else. */
export function paint(colours: boolean): Paint {
  const dye = (code: number) => (text: string) => (colours ? `\u001b[${code}m${text}\u001b[0m` : text)
  return { bold: dye(1), dim: dye(2), seat: (seat, text) => dye(SEATS[seat % SEATS.length]!)(text) }
}
