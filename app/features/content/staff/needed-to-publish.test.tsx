import { describe, expect, it } from 'vitest'
import * as m from '#messages'
import { checkFields } from '../../../../shared/rules/applications/check-fields.ts'
import { fillableFields } from '../../../../shared/rules/applications/fill-fields.ts'
import { collectionNames, collections, fieldsOf } from '../../../../shared/rules/content/collections.ts'
import type { FieldValues } from '../../../../shared/rules/content/field-values.ts'
import { drawn } from '../../../../tests/support/drawn.tsx'
import { AliasField } from './alias-field.tsx'
import { BulkFill, ChooseFill } from './lists/bulk-fill.tsx'
import { readListQuery } from './lists/list-query.ts'
import { RecordFields } from './record-fields.tsx'

/** The labels of a form, and those of them that publishing needs. */
function labelsOf(html: string) {
  const all = [...html.matchAll(/class="field-label"[^>]*>(.*?)<\/(?:label|legend)>/g)].map(
    ([, label = '']) => label,
  )
  return { all, needed: all.filter((label) => label.includes(m.collections_needed())) }
}

describe('a field without which nothing is published', () => {
  it.each(collectionNames)('of %s is marked, and no other', (name) => {
    const schema = collections[name]
    for (const part of ['own', 'shared'] as const) {
      const values: FieldValues = name === 'tools' ? { questions: '{"sections":[]}' } : {}
      const fields = fieldsOf(schema, part)
      const refused = Object.values(checkFields(fields, values, { isComplete: true })).filter(
        ({ reason }) => reason === 'required',
      )
      const html = drawn(
        <RecordFields
          {...{ schema, part: part === 'own' ? 'zh' : part, values, errors: {}, options: {}, pictures: [] }}
        />,
      )
      expect([part, labelsOf(html).needed.length]).toEqual([part, refused.length])
    }
  })

  it('of an applied-for tool are the steps after approval, where it says nowhere where it starts', () => {
    const schema = collections.tools
    const questions = '{"sections":[]}'
    const needed = (values: FieldValues) =>
      labelsOf(
        drawn(<RecordFields {...{ schema, values }} part="zh" errors={{}} options={{}} pictures={[]} />),
      ).needed.some((label) => label.includes(m.collections_field_activation_steps()))
    expect([needed({}), needed({ questions }), needed({ questions, startLink: '/support' })]).toEqual([
      ...[false, true, false],
    ])
  })

  it('is the alias too, where it is given', () => {
    expect(
      labelsOf(drawn(<AliasField record={null} typed={undefined} error={undefined} />)).needed,
    ).toHaveLength(1)
  })
})

describe('filling one field of many records', () => {
  const query = readListQuery(new URLSearchParams(), 'articles')

  it('says of each field in which language, where it has several', () => {
    const html = drawn(<ChooseFill collection="articles" query={query} />)
    const names = [...html.matchAll(/<option value="\w+\.\w+">(.*?)<\/option>/g)].map(([, name]) => name)
    expect(names).toHaveLength(fillableFields('articles').length)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toContain(
      m.collections_part_field({ field: m.collections_field_summary(), part: m.collections_en() }),
    )
  })

  it('names the language at the field itself, which nothing needs for publishing', () => {
    const html = drawn(<BulkFill collection="articles" fill="en.summary" options={{}} hrefWithout="/" />)
    const { all, needed } = labelsOf(html)
    expect(all.join()).toContain(m.collections_en())
    expect(needed).toEqual([])
  })
})
