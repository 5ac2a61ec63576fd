import { TaskEndedError, type ThreadPool } from '../../threads/pool.ts'
import { judgeBytes } from './judge-bytes.ts'
import { type ScanPort, ScanUnavailableError } from './port.ts'

/** A file of this size is scanned in a millisecond. */
const smallBytes = 64 * 1024

/**
 * Looks for the EICAR test file and for content that runs when it is opened. It is no virus scanner: it knows
 * no signatures. An installation that accepts files from strangers should connect ClamAV.
 */
export function createBuiltInScan(threads: ThreadPool): ScanPort {
  return {
    isVirusScanner: false,
    scan: async (bytes) => {
      if (bytes.length <= smallBytes) return judgeBytes(bytes)
      return threads.run('judgeBytes', bytes).catch((error) => {
        throw error instanceof TaskEndedError ? new ScanUnavailableError(error.message) : error
      })
    },
  }
}
