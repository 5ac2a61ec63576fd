import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Api } from '../../../shared/contract/contract.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { createStaff } from '../../../tests/support/world/actors.ts'

let portal: TestPortal
let editor: Api
beforeAll(async () => {
  portal = await openPortal({ content: 'demo' })
  editor = await portal.api({ token: (await createStaff(portal, ['editor'])).token })
})
afterAll(() => portal.close())

const shared = {
  serviceCategory: 'training',
  modes: ['onSite', 'online'],
  cost: 'free',
  whoMayApply: 'anyTeam',
  replyDays: '3',
  workDays: '2',
  places: '',
  tools: ['1007', '1001'],
  reviewedOn: '2026-11-01',
  order: '99',
}
const zh = {
  title: '线上会议试音',
  summary: '开会前一天，陪你把声音和画面调好。',
  provider: '清音志愿组',
  body: '<p>一人一次，二十分钟。</p>',
  audience: '任何要办线上会的团队。',
  results: ' 一张设备清单 \n\n 一段回放\n',
  steps: '约时间\n试一遍',
  limits: '不代为主持。',
  keywords: '麦克风，直播',
}

it('a service is written, previewed as its page, published in one language, found, and withdrawn', async () => {
  const { contentStaff } = editor
  const key = { collection: 'services' as const }
  const { number, version } = await contentStaff.recordAdd({ ...key, shared, texts: { zh, en: {} } })
  const preview = await contentStaff.recordPreview({ ...key, number })
  expect(preview).toMatchObject({ kind: 'service', service: { title: zh.title, places: null } })

  const visitor = await portal.api({ locale: 'en' })
  await expect(visitor.services.serviceInfo({ serviceId: number })).rejects.toThrow('notFound')
  const move = { ...key, number, language: 'zh' as const }
  const published = await contentStaff.textMove({ ...move, version, move: 'publish' })
  const service = await visitor.services.serviceInfo({ serviceId: number })
  expect(service).toMatchObject({
    language: 'zh',
    results: ['一张设备清单', '一段回放'],
    tools: [{ toolId: '1007' }, { toolId: '1001' }],
  })
  expect((await visitor.services.serviceList({ category: ['training'] })).items).toHaveLength(2)

  const english = { ...key, number, language: 'en' as const, version: published.version }
  await expect(contentStaff.textMove({ ...english, move: 'publish' })).rejects.toThrow('invalidInput')
  await contentStaff.textMove({ ...move, version: published.version, move: 'withdraw' })
  await expect(visitor.services.serviceInfo({ serviceId: number })).rejects.toThrow('notFound')
})

it('what no choice knows is refused, and the editor offers tools by name', async () => {
  const { contentStaff } = editor
  const wrong = { ...shared, serviceCategory: 'magic' }
  const add = contentStaff.recordAdd({ collection: 'services', shared: wrong, texts: { zh, en: {} } })
  await expect(add).rejects.toMatchObject({
    details: { fields: { 'shared.serviceCategory': { reason: 'notAnOption' } } },
  })
  const { options } = await contentStaff.recordOptions({ collection: 'services' })
  expect(options.tools?.find(({ value }) => value === '1001')?.label).toContain('Nextcloud')
})
