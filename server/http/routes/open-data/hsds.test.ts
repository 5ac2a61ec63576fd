import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPortal, type TestPortal, testOrigin } from '../../../../tests/support/portal/portal.ts'
import { slotAfter, staffApi } from '../../../../tests/support/world/orders.ts'
import { loadContent } from '../../../db/demo/load-content.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
  await loadContent(portal.db, 'demo', { only: ['services'] })
})
afterAll(() => portal.close())

type List = { total_items: number; contents: Service[] }
type Service = {
  id: string
  name: string
  url: string
  schedules?: { id: string; valid_from: string; description: string }[]
}

async function read(path: string): Promise<List> {
  const response = await portal.fetch(path)
  expect(response.status).toBe(200)
  return (await response.json()) as List
}

it('lists every service in the language of the path, under the same ids in both', async () => {
  const [zh, en] = [await read('/openData/services.hsds.json'), await read('/en/openData/services.hsds.json')]
  expect(zh.total_items).toBe(12)
  const { total } = await (await portal.api()).services.serviceList({})
  expect(zh.total_items).toBe(total)
  expect(en.contents.map(({ id }) => id)).toEqual(zh.contents.map(({ id }) => id))
  expect(new Set(zh.contents.map(({ id }) => id)).size).toBe(12)
  expect(en.contents.find(({ name }) => name === 'A two-day digital check-up')?.url).toBe(
    `${testOrigin}/en/tools/digitalService/401`,
  )
  expect(zh.contents.some(({ name }) => name === '两天数字体检')).toBe(true)
})

it('names the weeks that can still be ordered, in both languages', async () => {
  const { ordersStaff } = await staffApi(portal)
  const service = { serviceId: '401' }
  await ordersStaff.setOffering({ ...service, version: 0, isOpen: true, places: 2, replyDays: 3 })
  const [from, next] = [await slotAfter(portal, 'service'), await slotAfter(portal, 'service', 1)]
  await ordersStaff.changeSlots({ ...service, from, until: from, closedBecause: '培训' })
  const weeksIn = async (path: string) => {
    const { contents } = await read(path)
    expect(contents.filter(({ schedules }) => schedules)).toHaveLength(1)
    return contents.find(({ url }) => url.endsWith('/401'))?.schedules
  }
  const zh = await weeksIn('/openData/services.hsds.json')
  expect(zh).toHaveLength(25)
  expect(zh?.[0]).toMatchObject({ valid_from: next, description: '还有 2 个空位' })
  expect((await weeksIn('/en/openData/services.hsds.json'))?.[0]).toMatchObject({
    ...{ id: zh?.[0]?.id, valid_from: next, description: '2 places left' },
  })
})

/** The specification's own schemas, beside the checkout if they were put there. */
const schemas = join(import.meta.dirname, '../../../../../shared/data/hsds-3.0/schema')

it.skipIf(!existsSync(schemas))('keeps to the schemas of the specification', async () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  for (const file of readdirSync(schemas).filter((name) => name.endsWith('.json')))
    ajv.addSchema(JSON.parse(readFileSync(join(schemas, file), 'utf8')), file)
  const isService = ajv.getSchema('service.json')
  expect(isService?.({ name: 'nothing else' })).toBe(false)
  const { contents } = await read('/openData/services.hsds.json')
  for (const service of contents) {
    isService?.(service)
    expect(isService?.errors ?? null).toBeNull()
  }
})
