import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { StartError } from '../../start-error.ts'

/** The account that runs the database server: null where it is the one that runs Yisun. */
export type SystemAccount = { name: string; uid: number; gid: number } | null

const systemUser = 'yisun'

/**
 * The account for the server processes. PostgreSQL refuses to run as root, so root runs them as a system
 * user: the one that already owns the cluster, else `yisun`, made when it is missing.
 */
export function resolveAccount(clusterFolder: string): SystemAccount {
  if (process.getuid?.() !== 0) return null
  const owner = ownerOf(clusterFolder)
  if (owner && owner.uid !== 0) return { name: `uid ${owner.uid}`, ...owner }
  const account = lookUp(systemUser) ?? create(systemUser) ?? lookUp('postgres') ?? lookUp('nobody')
  if (!account) {
    throw new StartError(
      `PostgreSQL does not run as root and the system user "${systemUser}" could not be made: ` +
        `add it (useradd --system ${systemUser}) or start Yisun as an ordinary user`,
    )
  }
  return account
}

function ownerOf(path: string): { uid: number; gid: number } | null {
  const stat = statSync(path, { throwIfNoEntry: false })
  return stat ? { uid: stat.uid, gid: stat.gid } : null
}

function lookUp(name: string): SystemAccount {
  try {
    const uid = Number(run('id', ['-u', name]))
    const gid = Number(run('id', ['-g', name]))
    return uid > 0 ? { name, uid, gid } : null
  } catch {
    return null
  }
}

function create(name: string): SystemAccount {
  const options = [
    '--system',
    '--no-create-home',
    '--home-dir',
    '/var/lib/yisun',
    '--shell',
    '/usr/sbin/nologin',
  ]
  for (const useradd of ['useradd', '/usr/sbin/useradd']) {
    try {
      run(useradd, [...options, '--user-group', name])
      return lookUp(name)
    } catch {
      // The tool is missing or /etc is read-only: existing accounts are tried next.
    }
  }
  return lookUp(name)
}

function run(command: string, args: string[]): string {
  return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
}
