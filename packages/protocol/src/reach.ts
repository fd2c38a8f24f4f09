import * as z from 'zod'

/** Addresses by which others in the network find the house; none: it is found from its own machine only. */
export const Reach = z.strictObject({ network: z.array(z.string()).readonly() })
export type Reach = z.infer<typeof Reach>
