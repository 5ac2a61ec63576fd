import { eachAlone } from '../../jobs/each-alone.ts'
import type { Services } from '../../services.ts'
import { listPlainNames, sealName } from './earlier-users.queries.ts'

export const fileNameContext = 'earlier_user_imports.file_name'

const plainAtOnce = 500

type Named = { file_name: string | null; file_name_encrypted: string | null }

/** A file's name, which may contain a person's name. */
export function fileNameOf(cipher: Services['cipher'], row: Named): string {
  const { file_name: plain, file_name_encrypted: sealed } = row
  return sealed ? cipher.decrypt(sealed, fileNameContext) : (plain ?? '')
}

/** The file name used in row locations, so that the real name is not repeated in every row. */
export function placeName(extension: string): string {
  return `users.${extension}`
}

/** Encrypts file names stored before they were encrypted; a migration has no key. */
export async function sealFileNames(services: Services, jobId: string): Promise<void> {
  const { pool, cipher } = services
  const list = () => listPlainNames(pool, plainAtOnce)
  await eachAlone(
    { services, jobId, task: 'sweep-expired:names', list },
    async ({ id, file_name, report }) => {
      const plain = file_name ?? ''
      const inPlaces = placeName(plain.split('.').at(-1) ?? '')
      const rows = report.map((row) => ({ ...row, place: row.place.replace(/^.+(?=:\d+$)/, inPlaces) }))
      await sealName(pool, id, {
        file_name_encrypted: cipher.encrypt(plain, fileNameContext),
        report: JSON.stringify(rows),
      })
    },
  )
}
