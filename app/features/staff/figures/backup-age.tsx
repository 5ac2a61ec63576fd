import * as m from '#messages'
import type { DashboardFigures } from '../../../../shared/contract/dashboard.staff.ts'
import { Notice } from '../../../ui/notice.tsx'

/** How old the newest proved backup is: a quiet line, and a warning where it is too old. */
export function BackupAge({ ageDays, isOld }: NonNullable<DashboardFigures['backup']>) {
  if (ageDays === null) return <p className="text-ink-2">{m.backup_none()}</p>
  const age = ageDays === 0 ? m.backup_age_hours() : m.backup_age({ days: ageDays })
  if (!isOld) return <p className="text-ink-2">{age}</p>
  return (
    <Notice kind="warning" title={age}>
      <p>{m.backup_old()}</p>
    </Notice>
  )
}
