import { beforeEach, expect, it, vi } from 'vitest'

const LENA = { id: 'lena-id', name: 'Lena', isAccount: true } as const
const BAN = { code: 'E_BANNED', message: '', reason: 'Insults' }

beforeEach(() => vi.resetModules())

/** A page whose socket was opened by Lena; `ban`: why she is nobody later. */
async function page(ban: typeof BAN | null = null) {
  const { connection } = await import('../net/connection.ts')
  const { ApiFault, api } = await import('../net/api.ts')
  const { become, loadMe, useMe } = await import('./me.ts')
  vi.spyOn(connection, 'renew').mockImplementation(() => {})
  vi.spyOn(api, 'me').mockImplementation(async () => {
    if (ban) throw new ApiFault(ban)
    return null
  })
  connection.link.setState({ status: 'live', me: LENA })
  const nobodyComesBack = () => {
    connection.link.setState({ status: 'lost' })
    connection.link.setState({ status: 'live', me: null })
  }
  return { become, loadMe, useMe, nobodyComesBack }
}

it('says who was signed out from elsewhere, whether the page had asked who it is or not', async () => {
  const unasked = await page()
  unasked.nobodyComesBack()
  await expect.poll(() => unasked.useMe.getState()).toMatchObject({ me: null, wasSignedOut: true })
  vi.resetModules()
  const asked = await page()
  asked.useMe.setState({ me: LENA, isKnown: true })
  asked.nobodyComesBack()
  await expect.poll(() => asked.useMe.getState()).toMatchObject({ me: null, wasSignedOut: true, ban: null })
  asked.become(LENA)
  expect(asked.useMe.getState()).toMatchObject({ me: LENA, wasSignedOut: false })
})

it('does not say so to who has signed out here', async () => {
  const { become, useMe, nobodyComesBack } = await page()
  useMe.setState({ me: LENA, isKnown: true })
  become(null)
  nobodyComesBack()
  expect(useMe.getState()).toMatchObject({ me: null, wasSignedOut: false })
})

it('… nor when the socket hears of it first', async () => {
  const { become, useMe, nobodyComesBack } = await page()
  useMe.setState({ me: LENA, isKnown: true })
  nobodyComesBack()
  become(null)
  await new Promise(setImmediate)
  expect(useMe.getState()).toMatchObject({ me: null, wasSignedOut: false })
})

it('says to who is banned why, at once and when the page is opened again', async () => {
  const { become, loadMe, useMe, nobodyComesBack } = await page(BAN)
  useMe.setState({ me: LENA, isKnown: true })
  nobodyComesBack()
  await expect.poll(() => useMe.getState()).toMatchObject({ me: null, wasSignedOut: false, ban: BAN })
  become(LENA)
  expect(useMe.getState().ban).toBeNull()
  useMe.setState({ me: null, isKnown: false })
  expect(await loadMe()).toBeNull()
  expect(useMe.getState()).toMatchObject({ isKnown: true, ban: BAN })
})
