import { hkdfSync, randomBytes, scryptSync } from 'node:crypto'
import { z } from 'zod'

/** How the key of an encrypted backup is made of the operator's words: scrypt (RFC 7914). */
export const sealingSchema = z.object({
  salt: z.string(),
  n: z
    .number()
    .int()
    .min(2)
    .max(2 ** 20),
  r: z.literal(8),
  p: z.literal(1),
})
type Sealing = z.output<typeof sealingSchema>

/** A key for each part of one backup. */
export type BackupKey = { sealing: Sealing; of: (part: string) => Buffer }

/** The salt is new for each backup, so that no two seal anything by the same key. */
export function newBackupKey(words: string): BackupKey {
  return backupKeyOf(words, { salt: randomBytes(16).toString('base64'), n: 2 ** 17, r: 8, p: 1 })
}

export function backupKeyOf(words: string, sealing: Sealing): BackupKey {
  const { n: N, r, p } = sealing
  const salt = Buffer.from(sealing.salt, 'base64')
  const key = scryptSync(words.normalize('NFC'), salt, 32, { N, r, p, maxmem: 256 * N * r })
  return {
    sealing,
    of: (part) => Buffer.from(hkdfSync('sha256', key, salt, `yisun backup ${part}`, 32)),
  }
}
