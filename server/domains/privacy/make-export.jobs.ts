import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { z } from 'zod'
import { ownedId } from '../../../shared/contract/content/fields.ts'
import { privacyTerms } from '../../../shared/rules/sign-in/privacy.ts'
import { type FileStore, StoredFileDamagedError, StoredFileMissingError } from '../../adapters/files/port.ts'
import { eachAlone } from '../../jobs/each-alone.ts'
import { noteFailure } from '../../jobs/stuck-items.queries.ts'
import type { Services } from '../../services.ts'
import { notify } from '../messages/notify.ts'
import { collectPerson } from './collect-person.ts'
import {
  deleteOldExports,
  findWaitingExport,
  finishExport,
  forgetPackage,
  listOwnStoredFiles,
  listSpentExports,
} from './export.queries.ts'
import { exportPage } from './export-page.ts'
import { findPersonKeys } from './person-keys.ts'

const payloadSchema = z.object({ exportId: ownedId })

/** Makes a requested package: the person's data as JSON and as a page, and their files. */
export async function makeExport(services: Services, payload: unknown): Promise<void> {
  const { exportId } = payloadSchema.parse(payload)
  const wanted = await findWaitingExport(services.pool, exportId)
  const person = wanted && (await findPersonKeys(services.pool, services, wanted.account_id))
  if (!wanted || !person) return
  const { account_id: accountId, language: locale } = wanted
  const data = await collectPerson({ db: services.pool, services, locale }, person)
  const textsWithout = (unreadable: Unreadable) => {
    for (const { values } of data.files ?? []) {
      const since = unreadable.get(String(values.id))
      if (since) values.unreadableSince = since
    }
    return {
      'data.json': JSON.stringify(data, null, 2),
      [locale === 'zh' ? '我的数据.html' : 'my-data.html']: exportPage(data, { locale, madeAt: new Date() }),
    }
  }
  const stored = await services.files.put(packageOf(services, textsWithout, accountId))
  const isMade = await services.pool.transaction().execute(async (db) => {
    const made = await finishExport(db, exportId, {
      key: stored.key,
      bytes: stored.size,
      hours: privacyTerms.exportHours,
    })
    if (!made) return false
    await notify(
      { db, services },
      {
        to: { kind: 'account', accountId },
        category: 'internal',
        template: 'export_ready',
        params: { hours: privacyTerms.exportHours },
        link: '/accountCenter?part=privacy',
      },
    )
    return true
  })
  if (!isMade) await services.files.remove(stored.key)
}

/** Removes expired packages and those that were taken. */
export async function sweepExports(services: Services, _payload: unknown, jobId: string): Promise<void> {
  const { pool, files } = services
  await eachAlone(
    { services, jobId, task: 'sweep-exports', list: (waiting) => listSpentExports(pool, waiting) },
    async ({ id, storage_key: key }) => {
      if (key) await files.remove(key)
      await forgetPackage(pool, id)
    },
  )
  await deleteOldExports(pool)
}

/** Files missing from a package, by id, and since when they are known to be unreadable. */
type Unreadable = ReadonlyMap<string, Date>

/**
 * Streams the archive, so that large files are never in memory together. The list of missing files comes
 * last.
 */
async function* packageOf(
  services: Services,
  textsWithout: (unreadable: Unreadable) => Record<string, string>,
  accountId: string,
): AsyncGenerator<Uint8Array> {
  let chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  const taken = () => {
    const ready = chunks
    chunks = []
    return ready
  }
  const unreadable = new Map<string, Date>()
  for (const file of await listOwnStoredFiles(services.pool, accountId)) {
    const opened = await openIfThere(services.files, file.storage_key)
    if (!opened) {
      unreadable.set(file.id, await noteUnreadable(services, file.id))
      continue
    }
    const name = services.cipher.decrypt(file.name_encrypted, 'files.name')
    const entry = new ZipPassThrough(`files/${file.id.slice(-6)}-${safeName(name)}`)
    zip.add(entry)
    for await (const chunk of opened.stream) {
      entry.push(chunk)
      yield* taken()
    }
    entry.push(new Uint8Array(), true)
    yield* taken()
  }
  for (const [name, text] of Object.entries(textsWithout(unreadable))) {
    const entry = new ZipDeflate(name)
    zip.add(entry)
    entry.push(strToU8(text), true)
    yield* taken()
  }
  zip.end()
  yield* taken()
}

/** Null where the bytes are gone or damaged: one such file must not prevent the whole package. */
async function openIfThere(files: FileStore, key: string) {
  try {
    return await files.open(key)
  } catch (error) {
    if (error instanceof StoredFileMissingError || error instanceof StoredFileDamagedError) return null
    throw error
  }
}

/** Since when a file is known to be unreadable. Staff are notified, because a backup may have it. */
async function noteUnreadable(services: Services, fileId: string): Promise<Date> {
  return services.pool.transaction().execute(async (db) => {
    const { failures, since } = await noteFailure(db, 'make-export:file', fileId)
    if (failures > 1) return since
    services.log.error({ file: fileId }, 'a stored file cannot be read')
    await notify(
      { db, services },
      {
        to: { kind: 'staff', privilege: 'manageStaff' },
        category: 'internal',
        template: 'unreadable_file',
        params: { item: fileId },
        link: '/staff/dashboard',
      },
    )
    return since
  })
}

/** A file name that cannot leave its folder on any system. */
function safeName(name: string): string {
  return name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').slice(-100) || '_'
}
