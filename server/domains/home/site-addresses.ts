import type { CallContext } from '../../context.ts'
import { recordAddresses } from '../content/articles.ts'
import { listFaceAddresses } from '../organisations/faces/face-addresses.ts'

/** The addresses of all published pages; those of organisations are on the first page. */
export async function contentAddresses({ db }: CallContext, { page }: { page: number }) {
  const [{ pageCount, items }, faces] = await Promise.all([
    recordAddresses(db, { page }),
    page === 1 ? listFaceAddresses(db) : [],
  ])
  return { pageCount, items: [...faces, ...items] }
}
