import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parse } from 'yaml'
import { openPortal, type TestPortal, testOrigin } from '../../../../tests/support/portal/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal({ content: 'demo' })
})
afterAll(() => portal.close())

type Description = { shortDescription: string; longDescription?: string; features: string[] }
type Publiccode = {
  name: string
  url: string
  platforms: string[]
  categories?: string[]
  developmentStatus: string
  softwareType: string
  intendedAudience?: { scope: string[] }
  description: Record<string, Description>
  legal: { license: string }
  localisation: { localisationReady: boolean; availableLanguages: string[] }
}
type Entry = { kind: string; number: string; name: string; url: string; publiccode: string }

async function readIndex(): Promise<Entry[]> {
  const response = await portal.fetch('/openData/publiccode.json')
  expect(response.status).toBe(200)
  return ((await response.json()) as { items: Entry[] }).items
}

async function readFile(path: string): Promise<Publiccode> {
  const response = await portal.fetch(path)
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'application/yaml; charset=utf-8',
  ])
  return parse(await response.text()) as Publiccode
}

it('has a file for each tool and project whose source code, licence and languages are known', async () => {
  const items = await readIndex()
  expect(items.filter(({ kind }) => kind === 'tools').length).toBeGreaterThan(40)
  expect(items.filter(({ kind }) => kind === 'projects').length).toBeGreaterThan(5)
  const nextcloud = items.find(({ kind, number }) => kind === 'tools' && number === '1001')
  expect(nextcloud?.publiccode).toBe(`${testOrigin}/openData/publiccode/tools/1001.yml`)
  const file = await readFile('/openData/publiccode/tools/1001.yml')
  expect(file).toMatchObject({
    name: nextcloud?.name,
    url: 'https://github.com/nextcloud/server',
    legal: { license: 'AGPL-3.0-or-later' },
    localisation: { localisationReady: true, availableLanguages: ['zh', 'en'] },
  })
  expect(Object.keys(file.description)).toEqual(['zh', 'en'])
  const tool = await (await portal.api()).toolbox.itemDetail({ toolId: '1001' })
  expect(tool.publiccode).toBe('/openData/publiccode/tools/1001.yml')
})

it('has none for what is not published, and none of other kinds', async () => {
  // Nobody has checked the languages of this tool's screens.
  expect((await readIndex()).some(({ kind, number }) => kind === 'tools' && number === '1016')).toBe(false)
  for (const path of [
    'tools/1016.yml',
    'tools/900001.yml',
    'tools/1001.json',
    'articles/1.yml',
    'tools/0.yml',
  ])
    expect((await portal.fetch(`/openData/publiccode/${path}`)).status, path).toBe(404)
})

/** The standard's own texts, beside the checkout if they were put there. */
const standard = join(import.meta.dirname, '../../../../../shared/data/publiccode-yml/docs/standard')

it.skipIf(!existsSync(standard))('keeps to what the standard requires and to its lists', async () => {
  const listed = (name: string) =>
    new Set([...readFileSync(join(standard, name), 'utf8').matchAll(/^- +(\S+)$/gm)].map(([, tag]) => tag))
  const [categories, scopes] = [listed('categories-list.rst'), listed('scope-list.rst')]
  const text = readFileSync(join(standard, 'schema.core.rst'), 'utf8')
  const allowed = (key: string) => {
    const part = text.split(`Key \`\`${key}\`\``)[1]?.split('\nKey ')[0] ?? ''
    return new Set([...part.matchAll(/^- +``([\w/]+)`` - /gm)].map(([, value]) => value))
  }
  const [statuses, types] = [allowed('developmentStatus'), allowed('softwareType')]
  expect([categories.size, scopes.size, statuses.size, types.size].every((size) => size > 4)).toBe(true)
  const required = ['publiccodeYmlVersion', 'name', 'url', 'platforms', 'developmentStatus', 'softwareType']
  const sections = ['description', 'legal', 'maintenance', 'localisation']
  for (const { kind, number } of await readIndex()) {
    const file = await readFile(`/openData/publiccode/${kind}/${number}.yml`)
    const where = `${kind} ${number}`
    expect(Object.keys(file), where).toEqual(expect.arrayContaining([...required, ...sections]))
    expect(URL.canParse(file.url), where).toBe(true)
    expect(file.platforms.length, where).toBeGreaterThan(0)
    expect(statuses.has(file.developmentStatus) && types.has(file.softwareType), where).toBe(true)
    for (const category of file.categories ?? []) expect(categories.has(category), category).toBe(true)
    for (const scope of file.intendedAudience?.scope ?? []) expect(scopes.has(scope), scope).toBe(true)
    const descriptions = Object.values(file.description)
    for (const { shortDescription, longDescription, features } of descriptions) {
      expect(shortDescription.length, where).toBeGreaterThan(0)
      expect(Array.from(shortDescription).length, where).toBeLessThanOrEqual(150)
      if (longDescription) expect(longDescription.length, where).toBeGreaterThanOrEqual(150)
      expect(Array.isArray(features) && features.every((feature) => feature !== ''), where).toBe(true)
    }
    expect(
      descriptions.some(({ longDescription }) => longDescription),
      where,
    ).toBe(true)
    expect(file.localisation.availableLanguages.length, where).toBeGreaterThan(0)
  }
})
