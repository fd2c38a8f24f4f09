const WIDTH = 32

/** Does `count` things, some at a time. */
export async function inParallel(count: number, act: (number: number) => Promise<void>): Promise<void> {
  let next = 0
  const work = async () => {
    while (next < count) await act(next++)
  }
  await Promise.all(Array.from({ length: WIDTH }, work))
}
