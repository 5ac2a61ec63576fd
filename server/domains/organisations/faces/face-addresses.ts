import type { Db } from '../../../db/database.ts'
import { listFaces } from './face.queries.ts'

/** The paths of organisations that agreed to be shown, without language prefix, with their languages. */
export async function listFaceAddresses(db: Db) {
  const faces = await listFaces(db)
  return faces.map((face) => ({
    path: `/organization/${face.organisation_id}`,
    languages: (['zh', 'en'] as const).filter((language) => face[`about_${language}`] !== ''),
    updatedAt: face.changed_at.toISOString(),
  }))
}
