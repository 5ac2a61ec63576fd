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

/** A form as it was posted: its texts and the names of its files. Codes and what files hold are not in it. */
export type KeptForm = { texts: [name: string, text: string][]; files: string[] }

/** In which browser, and on which page. */
type Place = { browserId: string; path: string }
type Sealed = KeptForm & { path: string }

const column = 'kept_forms.form'
const mostBytes = 200_000
const mostPerMinute = 20

/**
 * Keeps what was posted by a session that has ended: for whose the session was alone, and for this browser and page.
 * Without a token, as after signing out in another window, it is theirs who signed in here last.
 * @returns its id; null where it is too large or too many are kept, or nobody's
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

/** By the person: who else sends from their address takes nothing from them. */
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

/** What was kept for this person, browser and page; null for what is anybody else's, or gone. */
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

/** Its page has been sent again. */
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
