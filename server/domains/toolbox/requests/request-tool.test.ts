import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createTeam } from '../../../../tests/support/world/actors.ts'
import { openSealed } from '../../../db/keys/sealed-texts.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const stored = (reference: string) =>
  portal.db
    .selectFrom('tool_requests')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()

describe('toolbox.requestTool', () => {
  it('keeps a request of a visitor, the contact unreadable, with an audit row', async () => {
    const api = await portal.api({ locale: 'en', address: '10.1.0.1' })
    const { reference } = await api.toolbox.requestTool({
      need: ' A rota for drivers ',
      keywords: 'rota',
      contact: 'li@example.org',
    })
    expect(reference).toMatch(/^XQ-\d{4}-[2-9A-Z]{5}$/)
    const row = await stored(reference)
    expect(row).toMatchObject({ need: null, keywords: null, language: 'en', account_id: null })
    const { cipher } = portal.services
    expect(openSealed(cipher, 'tool_requests', 'need', row)).toBe('A rota for drivers')
    expect(openSealed(cipher, 'tool_requests', 'keywords', row)).toBe('rota')
    expect(row.contact_encrypted).not.toContain('li@example')
    expect(portal.services.cipher.decrypt(row.contact_encrypted ?? '', 'tool_requests.contact')).toBe(
      'li@example.org',
    )
    const audit = await portal.db
      .selectFrom('audit_events')
      .select(['kind', 'after'])
      .where('subject_id', '=', row.id)
      .execute()
    expect(audit).toEqual([{ kind: 'toolRequest.received', after: { reference } }])
  })

  it('knows who asked when they are signed in', async () => {
    const { teamId, superAdmin } = await createTeam(portal)
    const api = await portal.api({ token: superAdmin.token, address: '10.1.0.2' })
    const { reference } = await api.toolbox.requestTool({ need: '给司机排班' })
    expect(await stored(reference)).toMatchObject({ account_id: superAdmin.accountId, team_id: teamId })
  })

  it('happens once however often it is sent', async () => {
    const api = await portal.api({ browserId: 'a'.repeat(22), address: '10.1.0.3' })
    const send = () => api.toolbox.requestTool({ need: '同一件事' }, { idempotencyKey: 'same-request' })
    const [first, second] = [await send(), await send()]
    expect(second).toEqual(first)
    const rows = await portal.db.selectFrom('tool_requests').selectAll().execute()
    const needs = rows.map((row) => openSealed(portal.services.cipher, 'tool_requests', 'need', row))
    expect(needs.filter((need) => need === '同一件事')).toHaveLength(1)
  })

  it('refuses an empty or too long need, and does not take what it does not ask for', async () => {
    const api = await portal.api({ address: '10.1.0.4' })
    await expect(api.toolbox.requestTool({ need: ' ' })).rejects.toMatchObject({
      reason: 'invalidInput',
      details: { fields: { need: { reason: 'required' } } },
    })
    await expect(api.toolbox.requestTool({ need: '字'.repeat(501) })).rejects.toMatchObject({
      details: { fields: { need: { reason: 'tooLong', limit: 500 } } },
    })
    const response = await portal.fetch('/api/techforgood/toolbox/request', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ need: '状态', state: 'closed', reference: 'XQ-2026-AAAAA' }),
      address: '10.1.0.5',
    })
    const { data } = (await response.json()) as { data: { reference: string } }
    expect(await stored(data.reference)).toMatchObject({ state: 'received' })
  })

  it('takes five an hour from one address', async () => {
    const api = await portal.api({ address: '10.1.0.6' })
    for (let sent = 0; sent < 5; sent += 1) await api.toolbox.requestTool({ need: `第 ${sent} 件` })
    await expect(api.toolbox.requestTool({ need: '第六件' })).rejects.toMatchObject({ reason: 'tooMany' })
  })
})
