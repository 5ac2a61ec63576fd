import type { LibraryPicture } from '../../../../shared/contract/content/content-parts.ts'
import { ApiError } from '../../../../shared/contract/errors.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { requireSecondPerson } from '../../second-person.ts'
import { findReviewRule } from '../records/records.queries.ts'
import { staffNames } from '../records/staff-names.ts'
import { presentLibraryPicture } from './picture.present.ts'
import {
  findPictureForUpdate,
  isPictureLive,
  type PictureRow,
  setWords,
  usedPictures,
  type Words,
} from './pictures.queries.ts'

type Ctx = CallContext<StaffMember>

/**
 * Changes a picture's alternative text and refreshes the pages that show it. If the portal requires a second
 * person and the picture is published, the new text waits: somebody else accepts it by saving the identical
 * text, and anybody drops it by saving the published text. So nobody accepts a text they have not seen.
 * @throws ApiError `notFound`, `secondPersonNeeded` when the author tries to accept it
 */
export async function savePicture(
  ctx: Ctx,
  { pictureId, altZh: zh, altEn: en }: { pictureId: string; altZh: string; altEn: string },
): Promise<LibraryPicture> {
  const row = await findPictureForUpdate(ctx.db, pictureId)
  if (!row) throw new ApiError('notFound')
  const words = { zh, en }
  const isWaiting = row.waiting_by !== null && isSame(words, { zh: row.waiting_zh, en: row.waiting_en })
  if (isSame(words, { zh: row.alt_zh, en: row.alt_en })) {
    return change(ctx, row, row.waiting_by === null ? 'saved' : 'refused', { words: null })
  }
  const waits = (await findReviewRule(ctx.db)) && (await isPictureLive(ctx.db, pictureId))
  if (!waits) return change(ctx, row, 'saved', { words })
  if (!isWaiting) return change(ctx, row, 'proposed', { waiting: words })
  requireSecondPerson([row.waiting_by], ctx.actor.accountId)
  return change(ctx, row, 'taken', { words })
}

function isSame(one: Words, other: { zh: string | null; en: string | null }): boolean {
  return one.zh === other.zh && one.en === other.en
}

type Change = { words: Words | null } | { waiting: Words }

async function change(ctx: Ctx, row: PictureRow, action: string, to: Change): Promise<LibraryPicture> {
  const isHeard = 'words' in to && to.words !== null
  const changed = await setWords(ctx.db, row.id, {
    ...(isHeard && { words: to.words }),
    waiting: 'waiting' in to ? { ...to.waiting, by: ctx.actor.accountId } : null,
  })
  if (isHeard) await ctx.services.contentChanged(ctx.db)
  ctx.audit({ kind: `picture.${action}`, subjectKind: 'picture', subjectId: row.id })
  return presentLibraryPicture(changed, ctx.actor.accountId, {
    names: await staffNames(ctx.db, [changed.waiting_by]),
    used: await usedPictures(ctx.db, [row.id]),
  })
}
