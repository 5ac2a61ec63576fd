import { expect, it } from 'vitest'
import * as m from '#messages'
import { openPortal } from '../../../../tests/support/portal/portal.ts'
import { createTeam } from '../../../../tests/support/world/actors.ts'
import { createApplication } from '../../../../tests/support/world/applications.ts'
import { createOrder, staffApi } from '../../../../tests/support/world/orders.ts'
import { PostedForm } from '../../../api/forms/posted-form.ts'
import { actOnQueue } from './queue-actions.ts'

it('approves applications of any kind together, and says of an order that it is answered by itself', async () => {
  const portal = await openPortal()
  const team = await createTeam(portal)
  const { applicationId } = await createApplication(portal, 'in_review', { kind: 'service', team })
  const { orderId } = await createOrder(portal, 'requested', { team })
  const api = await staffApi(portal)
  const form = new FormData()
  form.append('intent', 'confirmApprove')
  for (const id of [applicationId, orderId]) form.append('ids', id)
  const asked = await actOnQueue(api, new PostedForm(form), new URL('https://yisun.test/staff'))
  expect(asked).toMatchObject({
    items: [{ id: applicationId }],
    skipped: [{ why: m.staff_why_order() }],
  })
  await portal.close()
})
