import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Api } from '../../../shared/contract/contract.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { locales } from '../../../shared/lib/locale.ts'
import type { CollectionField } from '../../../shared/rules/content/collection-schema.ts'
import {
  type CollectionName,
  collectionNames,
  collections,
  fieldsOf,
  isList,
} from '../../../shared/rules/content/collections.ts'
import type { FieldValue, FieldValues } from '../../../shared/rules/content/field-values.ts'
import { firstSiteSettings } from '../../../shared/rules/site-settings.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { createStaff } from '../../../tests/support/world/actors.ts'
import { fillEmpty } from '../../fill-empty.ts'

/** A real portal just after its first start: what its staff cannot create here, they cannot create at all. */
let portal: TestPortal
let editor: Api
beforeAll(async () => {
  portal = await openPortal()
  await fillEmpty(portal.appUrl, null)
  editor = await portal.api({ token: (await createStaff(portal, ['editor'])).token })
  const administrator = await portal.api({ token: (await createStaff(portal, ['administrator'])).token })
  await administrator.settingsStaff.siteSave({
    ...firstSiteSettings,
    ...{ operatorZh: '清河公益基金会', operatorEn: 'Clear River Foundation', mail: 'hello@river.example' },
    version: 0,
  })
})
afterAll(() => portal.close())

const made = new Map<CollectionName, string>()

/** A published record of a collection: built from its schema, or the one that every portal starts with. */
async function published(collection: CollectionName): Promise<string> {
  const known = made.get(collection)
  if (known) return known
  const number = collections[collection].canCreate ? await add(collection) : await first(collection)
  made.set(collection, number)
  for (const language of locales) await publish(collection, number, language)
  return number
}

async function add(collection: CollectionName): Promise<string> {
  const { number } = await editor.contentStaff.recordAdd({
    collection,
    shared: await filled(collection, 'shared'),
    texts: { zh: await filled(collection, 'own'), en: await filled(collection, 'own') },
    ...(collections[collection].hasGivenAlias && { alias: 'made' }),
  })
  return number
}

/** A record that exists from the start, with its missing fields filled in. */
async function first(collection: CollectionName): Promise<string> {
  const { items } = await editor.contentStaff.recordList({ collection, sort: 'order' })
  const number = items[0]?.number ?? ''
  const { version, shared, texts } = await editor.contentStaff.recordDetail({ collection, number })
  const own = await filled(collection, 'own')
  await editor.contentStaff.recordSave({
    ...{ collection, number, version },
    shared: { ...(await filled(collection, 'shared')), ...stated(shared) },
    texts: { zh: { ...own, ...stated(texts.zh.fields) }, en: { ...own, ...stated(texts.en.fields) } },
  })
  return number
}

function stated(values: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value.length > 0))
}

async function publish(collection: CollectionName, number: string, language: Locale): Promise<void> {
  const { version, texts } = await editor.contentStaff.recordDetail({ collection, number })
  if (texts[language].state === 'published') return
  await editor.contentStaff.textMove({ collection, number, version, language, move: 'publish' })
}

/** A value for every required field. */
async function filled(collection: CollectionName, part: 'own' | 'shared'): Promise<FieldValues> {
  const values: FieldValues = {}
  for (const field of fieldsOf(collections[collection], part)) {
    if (field.isRequired) values[field.name] = await valueFor(field)
  }
  return values
}

async function valueFor(field: CollectionField): Promise<FieldValue> {
  if (field.relatesTo) return [await published(field.relatesTo)]
  const one = await oneValue(field)
  return isList(field) ? [one] : one
}

async function oneValue({ kind, options, optionsFrom }: CollectionField): Promise<string> {
  if (optionsFrom === 'fields') {
    const number = await published('fieldPages')
    const { alias } = await editor.contentStaff.recordDetail({ collection: 'fieldPages', number })
    return alias ?? ''
  }
  const values: Partial<Record<CollectionField['kind'], string>> = {
    ...{ richText: '<p>一段话。</p>', date: '2026-11-01', time: '09:00', number: '3', order: '1' },
    ...{ link: 'https://example.org/', target: '/tools', words: '排班表\n值班表' },
  }
  return options?.[0] ?? values[kind] ?? '一句话'
}

it.each(collectionNames)('its staff fill and publish %s in both languages', async (collection) => {
  const number = await published(collection)
  const { texts } = await editor.contentStaff.recordDetail({ collection, number })
  expect([texts.zh.isLive, texts.en.isLive]).toEqual([true, true])
})
