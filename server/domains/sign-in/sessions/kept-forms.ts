import { ApiError } from '../../../../shared/contract/errors.ts'
import { parseOwnedId } from '../../../../shared/lib/owned-id.ts'
import type { Db } from '../../../db/database.ts'
import { spendLimits } from '../../../db/limits.ts'
import type { Services } from '../../../services.ts'
import { findLastOfBrowser } from '../codes/one-time-code.queries.ts'
import { hashOfBrowser } from '../providers/provider-attempt.ts'
import { deleteForm, type FormOwner, findForm, insertForm } from './kept-form.queries.ts'
import { hashOfToken } from './resolve-session.ts'
import { findOwnerOfSession } from './session.queries.ts'

export { removeOldForms } from './kept-form.queries.ts'

/** A form as submitted: its texts and the names of its files, without codes and file contents. */
export type KeptForm = { texts: [name: string, text: string][]; files: string[] }

/** The browser and the page. */
type Place = { browserId: string; path: string }
type Sealed = KeptForm & { path: string }

const column = 'kept_forms.form'
const mostBytes = 200_000
const mostPerMinute = 20

/**
 * Keeps a form posted by an ended session: for the session's owner only, in this browser and on this page.
 * Without a token, as after signing out in another window, it belongs to the last person signed in here.
 * @returns its id; null if it is too large, too many are kept, or it has no owner
 */
export async function keepForm(
  { pool, cipher, limits }: Services,
  token: string | undefined,
  { browserId, path, texts, files }: Place & KeptForm,
): Promise<string | null> {
  const text = JSON.stringify({ path, texts, files } satisfies Sealed)
  if (Buffer.byteLength(text) > mostBytes) return null
  const accountId = token
    ? await findOwnerOfSession(pool, hashOfToken(token))
    : await findLastOfBrowser(pool, hashOfBrowser({ browserId }))
  if (accountId === undefined || !(await mayKeepMore(limits, accountId))) return null
  const owner = ownerOf(accountId, browserId)
  return (await insertForm(pool, owner, cipher.encrypt(text, column))) ?? null
}

/** Per person: others at the same address use up nothing of theirs. */
async function mayKeepMore(limits: Db, accountId: string): Promise<boolean> {
  try {
    await spendLimits(limits, [
      { key: `keptForm:minute:${accountId}`, most: mostPerMinute, windowSeconds: 60 },
    ])
    return true
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
}

/** The form kept for this person, browser and page; null if somebody else's, or gone. */
export async function openKeptForm(
  { pool, cipher }: Services,
  { id, accountId, browserId, path }: Place & { id: string; accountId: string },
): Promise<KeptForm | null> {
  const formId = parseOwnedId(id)
  const sealed = formId && (await findForm(pool, ownerOf(accountId, browserId), formId))
  if (!sealed) return null
  const { path: ownPath, ...form } = JSON.parse(cipher.decrypt(sealed, column)) as Sealed
  return ownPath === path ? form : null
}

/** The form was submitted again. */
export async function forgetKeptForm(
  { pool }: Services,
  { id, accountId, browserId }: { id: string; accountId: string; browserId: string },
): Promise<void> {
  const formId = parseOwnedId(id)
  if (formId) await deleteForm(pool, ownerOf(accountId, browserId), formId)
}

function ownerOf(accountId: string, browserId: string): FormOwner {
  return { accountId, browserHash: hashOfBrowser({ browserId }) }
}
