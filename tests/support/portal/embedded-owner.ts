import { startEmbedded } from '../../../server/db/embedded.ts'

/**
 * A process that owns an embedded database, for tests that kill it: `node embedded-owner.ts DATA_DIR`. Prints
 * one line of JSON when the server is up, or the reason why it is not, and stops the server on SIGTERM.
 */
try {
  const log: string[] = []
  const database = await startEmbedded({
    dataDir: process.argv[2] ?? '',
    isDurable: false,
    log: (line) => log.push(line),
  })
  process.once('SIGTERM', () => void database.stop())
  const { ownerUrl, appUrl, isAdopted } = database
  console.log(JSON.stringify({ ownerUrl, appUrl, isAdopted, serverPid: database.pid(), log }))
} catch (error) {
  console.log(JSON.stringify({ refused: error instanceof Error ? error.message : String(error) }))
  process.exitCode = 1
}
