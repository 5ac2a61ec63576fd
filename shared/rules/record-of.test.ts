import { expect, it } from 'vitest'
import { readRow } from './record-of.ts'

const fields = { title: '河段', requirements: '一台手机\n一张地图' }
const shared = { classes: ['11', '12'], stage: 'pilot', since: '2024', fields: ['rural'] }
const { values, ...row } = readRow('projects', { number: 7, fields, shared })

it('reads each field by its kind, beside what else a row holds', () => {
  expect(row).toEqual({ number: 7 })
  expect(values).toMatchObject({ title: '河段', requirements: ['一台手机', '一张地图'], classes: [11, 12] })
  expect(values).toMatchObject({ stage: 'pilot', since: 2024, fields: ['rural'] })
})

it('reads what is not there as empty, and what readers need of a draft as its first choice or 0', () => {
  expect(values).toMatchObject({ place: '', sets: [], code: null, setupDays: 0 })
  const draft = readRow('accessibilityStatements', { fields: {}, shared: { keyboard: 'no such finding' } })
  expect(draft.values).toMatchObject({ keyboard: 'notChecked', accessBasis: 'documents', source: null })
})

it('types each field by its kind', () => {
  values.stage satisfies 'prototype' | 'pilot' | 'inUse' | 'spreading'
  // @ts-expect-error no collection has a field that its definition does not name
  expect(values.titel).toBeUndefined()
  // @ts-expect-error a relation is numbers
  values.classes satisfies string[]
  // @ts-expect-error an optional link may be null
  values.code satisfies string
})
