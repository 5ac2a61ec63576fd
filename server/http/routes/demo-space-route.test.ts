import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { createApplication } from '../../../tests/support/world/applications.ts'
import { createTool } from '../../../tests/support/world/tools.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const send = (path: string, code: string) =>
  portal.fetch(path, { method: 'POST', body: new URLSearchParams({ code }) }).then((page) => page.text())

it('takes the code that an approval handed out, in both languages, and no other', async () => {
  const toolId = await createTool(portal, { activationKind: 'code', startLink: '/demoSpace/1' })
  const { applicationId, team, reviewer } = await createApplication(portal, 'approved', { toolId })
  const staff = (await portal.api({ token: reviewer.token })).applicationsStaff
  await staff.addCodes({ toolId, codes: ['DEMO-1-AAAA', 'DEMO-1-BBBB'] })
  const own = (await portal.api({ token: team.superAdmin.token })).applications
  const { activation } = await own.details({ applicationId })
  expect(activation?.startLink).toBe('/demoSpace/1')
  const code = activation?.code ?? ''
  const other = code === 'DEMO-1-AAAA' ? 'DEMO-1-BBBB' : 'DEMO-1-AAAA'
  const path = `/demoSpace/${toolId}`
  expect(await (await portal.fetch(path)).text()).toContain('name="code"')
  expect(await send(path, ` ${code.toLowerCase()} `)).toContain('激活码有效')
  expect(await send(`/en${path}`, code)).toContain('The code is valid')
  for (const wrong of [other, 'DEMO-1-CCCC', '']) expect(await send(path, wrong)).toContain('没有发出过')
})

it('is an ordinary missing page outside the demo, and for unknown tools', async () => {
  const path = `/demoSpace/${await createTool(portal)}`
  expect((await portal.fetch(path)).status).toBe(200)
  expect((await portal.fetch('/demoSpace/999999999')).status).toBe(404)
  for (const number of ['x', '3000000000', '1e20', '-1', '0x1'])
    expect((await portal.fetch(`/demoSpace/${number}`)).status).toBe(404)
  portal.services.isDemo = false
  expect((await portal.fetch(path)).status).toBe(404)
})
