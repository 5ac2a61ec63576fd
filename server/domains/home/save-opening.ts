import type { InputOf } from '../../../shared/contract/call.ts'
import { ApiError } from '../../../shared/contract/errors.ts'
import type { OpeningItem, settingsStaff } from '../../../shared/contract/settings.staff.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { type OpenState, readOpenState, saveOpenState } from '../settings/open-state.ts'
import { listOpening } from './opening.ts'

type Input = InputOf<(typeof settingsStaff)['openingSave']>

/**
 * Saves what visitors read before the opening, or opens the portal, which is recorded and never undone.
 * @throws ApiError `conflict`, `illegalTransition`, `invalidInput` by what is missing
 */
export async function saveOpening(
  ctx: CallContext<StaffMember>,
  { version, step, anyway, opensOn, wordsZh, wordsEn }: Input,
) {
  const { version: _, ...before } = await readOpenState(ctx.db)
  if (before.isOpen) throw new ApiError('illegalTransition')
  const isOpen = step === 'open'
  const missing = (await listOpening(ctx)).items.filter(({ state }) => state !== 'done')
  if (isOpen) refuseMissing(missing, anyway ?? false)
  const value: OpenState = { isOpen, opensOn, wordsZh, wordsEn }
  const next = await saveOpenState(ctx.db, value, version)
  if (next === undefined) throw new ApiError('conflict')
  // Other nodes and browsers hold nothing of the time before.
  if (isOpen) await ctx.services.contentChanged(ctx.db, 'everywhere')
  ctx.audit({
    kind: isOpen ? 'portal.opened' : 'settings.saved',
    subjectKind: 'settings',
    subjectId: 'opening',
    before: { isOpen: before.isOpen, opensOn: before.opensOn },
    after: { isOpen, opensOn, ...(isOpen && { missing: missing.map(({ what }) => what) }) },
  })
  return { version: next, isOpen }
}

function refuseMissing(missing: OpeningItem[], anyway: boolean): void {
  const needed = missing.filter(({ isNeeded }) => isNeeded).map(({ what }) => what)
  const lacking = needed.length > 0 ? needed : missing.length > 0 && !anyway ? ['anyway'] : []
  if (lacking.length === 0) return
  throw new ApiError('invalidInput', {
    fields: Object.fromEntries(lacking.map((name) => [name, { reason: 'required' as const }])),
  })
}
