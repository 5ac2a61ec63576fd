import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { z } from 'zod'
import { ownedId } from '../../../../shared/contract/fields.ts'
import { privacyTerms } from '../../../../shared/rules/privacy.ts'
import { eachAlone } from '../../../jobs/each-alone.ts'
import type { Services } from '../../../services.ts'
import { notify } from '../../messages/notify.ts'
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

/** Makes the package that somebody asked for: what is known of them as JSON and as a page, and their files. */
export async function makeExport(services: Services, payload: unknown): Promise<void> {
  const { exportId } = payloadSchema.parse(payload)
  const wanted = await findWaitingExport(services.pool, exportId)
  const person = wanted && (await findPersonKeys(services.pool, services, wanted.account_id))
  if (!wanted || !person) return
  const { account_id: accountId, language: locale } = wanted
  const data = await collectPerson({ db: services.pool, services, locale }, person)
  const texts = {
    'data.json': JSON.stringify(data, null, 2),
    [locale === 'zh' ? '我的数据.html' : 'my-data.html']: exportPage(data, { locale, madeAt: new Date() }),
  }
  const stored = await services.files.put(packageOf(services, texts, accountId))
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

/** Forgets packages whose time is over, and those that were taken. */
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

/** The bytes of the archive as they come, so that large files never lie in memory together. */
async function* packageOf(
  services: Services,
  texts: Record<string, string>,
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
  for (const [name, text] of Object.entries(texts)) {
    const entry = new ZipDeflate(name)
    zip.add(entry)
    entry.push(strToU8(text), true)
    yield* taken()
  }
  for (const file of await listOwnStoredFiles(services.pool, accountId)) {
    const name = services.cipher.decrypt(file.name_encrypted, 'files.name')
    const entry = new ZipPassThrough(`files/${file.id.slice(-6)}-${safeName(name)}`)
    zip.add(entry)
    const { stream } = await services.files.open(file.storage_key)
    for await (const chunk of stream) {
      entry.push(chunk)
      yield* taken()
    }
    entry.push(new Uint8Array(), true)
    yield* taken()
  }
  zip.end()
  yield* taken()
}

/** A name that stays in its folder on every system. */
function safeName(name: string): string {
  return name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').slice(-100) || '_'
}
