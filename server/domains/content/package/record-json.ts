import { z } from 'zod'
import { type Locale, locales } from '../../../../shared/lib/locale.ts'
import { shanghaiTime } from '../../../../shared/lib/text/shanghai-time.ts'
import { collections, fieldsOf } from '../../../../shared/rules/content/collections.ts'
import type { Provenance } from '../../../../shared/rules/content/provenance.ts'
import { valuesFromJson, valuesToJson } from './field-json.ts'
import type { PackagedRecord, Published, RecordKey } from './packaged-record.ts'

const values = z.record(z.string(), z.unknown()).optional()
const times = z
  .strictObject({ zh: z.iso.datetime({ offset: true }), en: z.iso.datetime({ offset: true }) })
  .partial()
  .optional()

/** A record's file; the folder is its collection, the file name begins with its number. */
const recordFile = z.strictObject({
  alias: z.string().optional(),
  /** The source language of the translation, where that is not Chinese. */
  source: z.enum(locales).optional(),
  /** First publication of each language; a language without a time is a draft. */
  published: times,
  /** Last publication, where that was later. */
  renewed: times,
  provenance: z
    .strictObject({
      catalogue: z.string(),
      address: z.string(),
      licence: z.string(),
      attribution: z.string(),
      retrievedOn: z.string(),
    })
    .optional(),
  shared: values,
  zh: values,
  en: values,
})

/** @returns the record, and the dotted paths of unknown fields and of values that a field cannot hold */
export function recordFromJson(
  key: RecordKey,
  json: unknown,
): { record: PackagedRecord | null; unfit: string[] } {
  const parsed = recordFile.safeParse(json)
  if (!parsed.success) return { record: null, unfit: parsed.error.issues.map(placeOf) }
  const { alias = null, source = 'zh', published, renewed, provenance = null, ...parts } = parsed.data
  const schema = collections[key.collection]
  const unfit: string[] = []
  const read = (part: 'shared' | Locale) => {
    const fields = fieldsOf(schema, part === 'shared' ? 'shared' : 'own')
    const found = valuesFromJson(fields, parts[part] ?? {})
    unfit.push(...found.unfit.map((name) => `${part}.${name}`))
    return found.values
  }
  const record = {
    ...key,
    ...{ alias, sourceLanguage: source, provenance },
    shared: read('shared'),
    texts: { zh: read('zh'), en: read('en') },
    published: publishedOf(published, renewed),
  }
  return { record, unfit }
}

type Times = Partial<Record<Locale, string | undefined>> | undefined

function publishedOf(published: Times, renewed: Times): PackagedRecord['published'] {
  const told = locales.flatMap((language): [Locale, Published][] => {
    const first = published?.[language]
    if (first === undefined) return []
    return [[language, { first: new Date(first), last: new Date(renewed?.[language] ?? first) }]]
  })
  return Object.fromEntries(told)
}

function placeOf({ path, ...issue }: z.core.$ZodIssue): string {
  return [...path, ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])].join('.')
}

export function recordToJson(record: PackagedRecord): Record<string, unknown> {
  const { alias, sourceLanguage, published, provenance } = record
  const schema = collections[record.collection]
  const timesOf = (which: keyof Published) =>
    filled(
      locales.map((language) => {
        const { first, last } = published[language] ?? {}
        const at = which === 'first' ? first : last?.getTime() === first?.getTime() ? undefined : last
        return [language, at && shanghaiTime(at)]
      }),
    )
  return filled([
    ['alias', alias ?? undefined],
    ['source', sourceLanguage === 'zh' ? undefined : sourceLanguage],
    ['published', timesOf('first')],
    ['renewed', timesOf('last')],
    ['provenance', provenance ? inOrder(provenance) : undefined],
    ['shared', valuesToJson(fieldsOf(schema, 'shared'), record.shared)],
    ...locales.map(
      (language) => [language, valuesToJson(fieldsOf(schema, 'own'), record.texts[language])] as const,
    ),
  ])
}

/** JSON columns do not preserve key order. */
function inOrder({ catalogue, address, licence, attribution, retrievedOn }: Provenance): Provenance {
  return { catalogue, address, licence, attribution, retrievedOn }
}

function filled(entries: (readonly [string, unknown])[]): Record<string, unknown> {
  const isFilled = (value: unknown) =>
    value !== undefined && !(typeof value === 'object' && value !== null && Object.keys(value).length === 0)
  return Object.fromEntries(entries.filter(([, value]) => isFilled(value)))
}
