import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { PersonalCipher } from '../../crypto/personal-columns.ts'
import { keepNames, makeDataDir } from '../../data-dir.ts'
import type { Config } from '../../env.ts'

const context = 'audit anchors'

/** The entry that was the newest when it was noted outside of the database: its hash vouches for all before it. */
type AuditAnchor = {
  at: string
  position: number
  hash: string
  /** When somebody has last taken the audit as it stood, which may end before what was noted until then. */
  acceptedAt?: string | undefined
}

/** What was noted last, whether the note was forged, and how far the notes went since this process has seen them. */
type NotedAnchor = { newest: AuditAnchor | null; isForged: boolean; seenUpTo: number }

/** The note of the audit's newest entry in a file, sealed by the current key. */
export type AuditAnchors = {
  read(): NotedAnchor
  note(anchor: AuditAnchor): void
}

/** Lies in the data folder, which all nodes of a portal share. */
export function auditAnchorsPath({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'audit-anchors.log')
}

export function openAuditAnchors(path: string, cipher: PersonalCipher): AuditAnchors {
  // Out of reach of whoever puts database and data folder back as they once were.
  let furthest: AuditAnchor | null = null
  const see = (anchor: AuditAnchor) => {
    if (!furthest || anchor.position >= furthest.position || (anchor.acceptedAt ?? '') > furthest.at)
      furthest = anchor
  }
  return {
    read() {
      // Earlier releases wrote a line each time; the last line says all that the others do.
      const lines = readLines(path).map((line) => readLine(line, cipher))
      const anchors = lines.flatMap((line) => (line === null || line === 'forged' ? [] : [line]))
      const newest = anchors.at(-1) ?? null
      if (newest) see(newest)
      return { newest, isForged: lines.includes('forged'), seenUpTo: furthest?.position ?? 0 }
    },
    note(anchor) {
      const text = JSON.stringify(anchor)
      if (!existsSync(dirname(path))) makeDataDir(dirname(path))
      const half = `${path}.new`
      const file = openSync(half, 'w', 0o600)
      try {
        writeSync(file, `${cipher.blindIndex(text, context)} ${text}\n`)
        fsyncSync(file)
      } finally {
        closeSync(file)
      }
      renameSync(half, path)
      // Else the database could remember after a power cut what the folder has forgotten, and the notes seem taken.
      keepNames(dirname(path))
      see(anchor)
    },
  }
}

function readLines(path: string): string[] {
  try {
    // A line without its end was being written when the machine stopped.
    return readFileSync(path, 'utf8').split('\n').slice(0, -1)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

/** An anchor; null where its key was retired, so that it vouches for nothing. */
function readLine(line: string, cipher: PersonalCipher): AuditAnchor | 'forged' | null {
  const space = line.indexOf(' ')
  const [seal, text] = [line.slice(0, Math.max(0, space)), line.slice(space + 1)]
  const known = cipher.blindIndexes(text, context)
  if (known.includes(seal)) return JSON.parse(text) as AuditAnchor
  const keyOf = (one: string) => one.slice(0, Math.max(0, one.indexOf('.')))
  const isOfKnownKey = known.some((one) => keyOf(one) === keyOf(seal))
  return keyOf(seal) === '' || isOfKnownKey ? 'forged' : null
}
