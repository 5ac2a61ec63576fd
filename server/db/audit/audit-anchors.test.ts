import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { testSecrets } from '../../../tests/support/portal/test-services.ts'
import { cipherOfSecrets } from '../../cipher-of-secrets.ts'

const { calls } = vi.hoisted(() => ({ calls: [] as string[] }))

/** The system's own calls, in the order in which they are made. */
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  return {
    ...fs,
    fsyncSync: (file: number) => {
      calls.push(fs.fstatSync(file).isDirectory() ? 'folder' : 'file')
      fs.fsyncSync(file)
    },
    renameSync: (from: string, to: string) => {
      calls.push('name')
      fs.renameSync(from, to)
    },
  }
})

const dataDir = mkdtempSync(join(tmpdir(), 'yisun-anchors-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

it('a note outlasts a power cut before the database remembers it: its text, its name, then its folder', async () => {
  vi.resetModules()
  const { auditAnchorsPath, openAuditAnchors } = await import('./audit-anchors.ts')
  const notes = openAuditAnchors(auditAnchorsPath({ dataDir }), cipherOfSecrets(testSecrets))
  notes.note({ at: new Date().toISOString(), position: 1, hash: 'ab' })
  expect(calls).toEqual(['file', 'name', 'folder'])
  expect(notes.read().newest).toMatchObject({ position: 1 })
})
