import type { ApplicationSummary } from '../../../shared/contract/applications/application-parts.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { shanghaiDay } from '../../../shared/lib/text/shanghai-time.ts'
import { labelOfApplication, turnOf } from '../../../shared/rules/applications/application-status.ts'
import type { EntryLabel } from '../../../shared/rules/venture/entry-transitions.ts'
import { offeringOf } from '../../db/offering-columns.ts'
import type { OfferingNames } from '../offering-names.ts'
import { appealUntil, canAppeal } from './appeal-until.ts'
import type { ApplicationRow } from './application.queries.ts'
import { onWire } from './on-wire.ts'

/** List queries select no clock columns. */
type Row = Omit<ApplicationRow, 'is_amendable' | 'is_correctable'>

/**
 * An application's row as it stands in lists.
 * @param entry the label of its entry, for the team that entered a round with it
 */
export function presentSummary(
  row: Row,
  names: OfferingNames,
  locale: Locale,
  entry?: EntryLabel,
): ApplicationSummary {
  const label = labelOfApplication(row.state, row.is_appeal, entry)
  return {
    applicationId: row.id,
    reference: row.reference,
    ...onWire(offeringOf(row), names(row)[locale]),
    state: row.state,
    label,
    turn: turnOf(row.state, label),
    savedAt: row.saved_at.toISOString(),
    submittedAt: row.submitted_at?.toISOString() ?? null,
    dueOn: dueDay(row),
    appealUntil: appealDay(row),
  }
}

/** The day by which the side whose turn it is should have acted. */
function dueDay(row: Row): string | null {
  if (row.state === 'needs_correction') return row.correction_due_at && shanghaiDay(row.correction_due_at)
  return row.state === 'submitted' || row.state === 'in_review' ? row.due_on : null
}

/** The last day for an appeal against a refusal that has not been appealed. */
function appealDay(row: Row): string | null {
  const until = appealUntil(row)
  return until && canAppeal(row, new Date()) ? shanghaiDay(until) : null
}
