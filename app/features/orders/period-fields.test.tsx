import { expect, it } from 'vitest'
import type { OrderCalendar } from '../../../shared/contract/orders/order-parts.ts'
import { drawn } from '../../../tests/support/drawn.tsx'
import { PeriodFields } from './period-fields.tsx'

const calendar: OrderCalendar = {
  ...{ offeringKind: 'service', offeringId: '401', offeringName: '建站', unit: 'week', isOpen: true },
  ...{ providerName: null, replyDays: 3, usualReplyDays: null, usualWaitDays: null, rating: null },
  slots: [{ slot: '2026-12-07', free: 1, isClosed: false, because: null }],
}

it('shows what was sent, if it is a day, beside the weeks that are offered', () => {
  const options = (from: string, until: string) =>
    [
      ...drawn(<PeriodFields id="slots" calendar={calendar} chosen={{ from, until }} />).matchAll(
        /<option value="([^"]*)"/g,
      ),
    ].map(([, value]) => value)
  expect(options('2026-12-14', '2026-12-07')).toEqual(['2026-12-14', '2026-12-07', '2026-12-07'])
  for (const broken of ['x', '1e5', '2027-13-40', '2027-02-30', '9'.repeat(300)])
    expect(options(broken, broken)).toEqual(['2026-12-07', '2026-12-07'])
})
