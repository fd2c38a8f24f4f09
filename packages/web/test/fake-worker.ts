/** The other end of a page's workers: what they were asked, and a way to answer or to fail. */
export class FakeWorker {
  static all: FakeWorker[] = []
  static get last(): FakeWorker {
    return FakeWorker.all.at(-1)!
  }

  readonly asked: unknown[] = []
  isEnded = false
  onmessage: ((event: { data: unknown }) => void) | null = null
  onerror: ((event: { message: string }) => void) | null = null

  constructor() {
    FakeWorker.all.push(this)
  }

  postMessage(question: unknown): void {
    this.asked.push(question)
  }

  terminate(): void {
    this.isEnded = true
  }

  answer(data: unknown): void {
    if (!this.isEnded) this.onmessage?.({ data })
  }

  fail(): void {
    if (!this.isEnded) this.onerror?.({ message: 'the worker could not be fetched' })
  }
}
