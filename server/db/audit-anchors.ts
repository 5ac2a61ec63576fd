import { createHash } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { PersonalCipher } from '../crypto/personal-columns.ts'
import { makeDataDir } from '../data-dir.ts'
import type { Config } from '../env.ts'

const context = 'audit anchors'

/**
 * An entry that was the newest once, noted outside of the database. Where somebody has `accepted` an audit that no longer
 * fits, as after a restored backup, nothing noted before counts any more.
 */
export type AuditAnchor = { at: string; position: number; hash: string; accepted?: true }

/** What was noted, the oldest first, and whether a line of it was forged. */
type NotedAnchors = { anchors: AuditAnchor[]; isForged: boolean }

/** Notes of the audit's newest entry in a file that only grows; each line is sealed by the current key. */
export type AuditAnchors = {
  /** By which the database knows this very file: another machine, or another folder, has notes of its own. */
  place: string
  read(): NotedAnchors
  note(anchor: AuditAnchor): void
}

/** One file in the data folder of each node. */
export function auditAnchorsPath({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'audit-anchors.log')
}

export function openAuditAnchors(path: string, cipher: PersonalCipher): AuditAnchors {
  return {
    place: createHash('sha256')
      .update(`${hostname()} ${resolve(path)}`)
      .digest('hex')
      .slice(0, 16),
    read() {
      const lines = readLines(path).map((line) => readLine(line, cipher))
      const anchors = lines.flatMap((line) => (line === null || line === 'forged' ? [] : [line]))
      const accepted = anchors.findLastIndex((anchor) => anchor.accepted)
      return { anchors: anchors.slice(Math.max(0, accepted)), isForged: lines.includes('forged') }
    },
    note(anchor) {
      const text = JSON.stringify(anchor)
      if (!existsSync(dirname(path))) makeDataDir(dirname(path))
      const file = openSync(path, 'a', 0o600)
      try {
        writeSync(file, `${cipher.blindIndex(text, context)} ${text}\n`)
        fsyncSync(file)
      } finally {
        closeSync(file)
      }
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

/** An anchor; null where its key was taken out of use, so that it vouches for nothing. */
function readLine(line: string, cipher: PersonalCipher): AuditAnchor | 'forged' | null {
  const space = line.indexOf(' ')
  const [seal, text] = [line.slice(0, Math.max(0, space)), line.slice(space + 1)]
  const known = cipher.blindIndexes(text, context)
  if (known.includes(seal)) return JSON.parse(text) as AuditAnchor
  const keyOf = (one: string) => one.slice(0, Math.max(0, one.indexOf('.')))
  const isOfKnownKey = known.some((one) => keyOf(one) === keyOf(seal))
  return keyOf(seal) === '' || isOfKnownKey ? 'forged' : null
}
