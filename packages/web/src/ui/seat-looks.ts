import { createContext, useContext } from 'react'

/** How a seat looks wherever it is named. Shape first, colour second. */
export interface SeatLook {
  /** Of the tokens `--red`, `--red-line`, `--red-mark` and so on. */
  readonly colour: 'red' | 'blue' | 'white' | 'orange' | 'ivory' | 'ebony' | 'oak'
  readonly mark: 'disc' | 'diamond' | 'cross' | 'triangle' | 'rings' | 'star' | 'ring'
}

export type LookOfSeat = (seat: number) => SeatLook

const PLAIN: SeatLook = { colour: 'oak', mark: 'ring' }

/** Bare wood: where the seats have no look of their own, or not yet. */
export const plainLook: LookOfSeat = () => PLAIN

const Looks = createContext<LookOfSeat>(plainLook)

/** Whatever marks seats inside looks like this. */
export const SeatLooks = Looks.Provider

export function useSeatLooks(): LookOfSeat {
  return useContext(Looks)
}
