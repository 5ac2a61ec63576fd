import { expect, it } from 'vitest'
import type { SuperAdminChangeDetail } from '../../../shared/contract/organisations/super-admin-change.ts'
import type { ChangeSide } from '../../../shared/rules/organisations/super-admin-change.ts'
import { drawn } from '../../../tests/support/drawn.tsx'
import { SuperAdminPage } from './super-admin-page.tsx'

const since = '2026-11-20T02:00:00.000Z'
const event = (action: string, side: ChangeSide | 'portal') => ({
  ...{ action, side, at: since, state: 'contested' as const, reason: null },
})
const contested: SuperAdminChangeDetail = {
  ...{ changeId: '1', reference: 'CG-2026-ABCDE', version: 2, kind: 'takeOver', state: 'contested' },
  ...{ TeamID: '2', teamName: '清河', organisationId: '3', organisationName: '清河公益' },
  ...{ requestedAt: since, coolingUntil: '2026-11-25', dueOn: '2026-11-30', decidedAt: null },
  ...{ mySide: 'otherSide', turn: 'staff', actions: [], reason: null, papers: [] },
  sitting: { name: '周*', phone: '138****8000' },
  next: { name: '苏*', phone: '139****9000' },
  ...{ realName: '苏*', position: '****', statement: '原超管已经离职。', answer: null },
  events: [
    event('contest', 'otherSide'),
    event('elapse', 'portal'),
    event('agree', 'otherSide'),
    event('request', 'requester'),
  ],
}

function read(mySide: ChangeSide, change: Partial<SuperAdminChangeDetail> = {}): string {
  return drawn(
    <SuperAdminPage
      change={{ ...contested, ...change, mySide }}
      idempotencyKey="k"
      failure={undefined}
      values={{}}
      mustProve={false}
      proof={null}
      done={null}
    />,
  )
}

it('whoever answers a change reads of themselves as “you”, never as the other side', () => {
  for (const change of [{}, { state: 'deciding' }, { state: 'done', answer: '我还在职' }] as const) {
    const page = read('otherSide', change)
    expect(page).not.toContain('对方')
    for (const words of ['你提出异议', '你同意', '你没有回应', '你的说明', '申请方的说明'])
      expect(page).toContain(words)
  }
})

it('whoever asked for it reads what the other side did, and of themselves as “you”', () => {
  const page = read('requester')
  for (const words of ['对方提出异议', '对方的说明', '你的说明']) expect(page).toContain(words)
  expect(page).not.toContain('申请方')
})
