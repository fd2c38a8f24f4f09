/** Less than most give a process before they kill it. */
const LONGEST_STOP_MS = 9000

/**
 * Closes the server, and ends the process if that takes too long: a database may be silent for ever. What is
 * acknowledged is on disk, so that nobody loses anything by it.
 */
export async function closeInTime(server: { close(): Promise<void> }): Promise<void> {
  setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref()
  await server.close()
}
