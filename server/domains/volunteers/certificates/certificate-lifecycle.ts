import { certificateTransitions } from '../../../../shared/rules/volunteers/certificates.ts'
import { type ColumnsOf, changeSeen } from '../../../db/change-seen.queries.ts'
import { databaseClock } from '../../../db/database-clock.ts'
import { notify } from '../../messages/notify.ts'
import type { Lifecycle } from '../../move.ts'
import { titleOfActivity } from '../signups/shifts.queries.ts'
import type { CertificateRow } from './certificates.queries.ts'

export const certificateLifecycle: Lifecycle<
  CertificateRow,
  typeof certificateTransitions,
  ColumnsOf<'volunteer_certificates'>
> = {
  table: certificateTransitions,
  subject: 'certificate',
  kept: ({ state, number, activity }) => ({ state, number, activity }),
  teamId: ({ team_id }) => team_id,
  makers: () => [],
  change: (db, certificate, state, set) =>
    changeSeen(db, 'volunteer_certificates', certificate, { ...set, state, ended_at: databaseClock }),
  follow: async (ctx, { action, side, after }) => {
    if (action !== 'revoke') return
    const { number: reference, account_id: accountId, activity } = after
    const about = {
      category: 'internal',
      template: 'volunteer_certificate_revoked',
      params: { title: await titleOfActivity(ctx.db, activity), reference },
    } as const
    if (accountId)
      await notify(ctx, {
        ...about,
        to: { kind: 'account', accountId },
        link: `/volunteering/certificates/${reference}`,
      })
    if (side === 'staff')
      await notify(ctx, {
        ...about,
        to: { kind: 'team', teamId: after.team_id },
        link: `/volunteering/host/${activity}`,
      })
  },
}
