import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as m from '#messages'
import { renderApiGroup } from '../../server/http/calls/api-docs-page.ts'
import { indexedCalls } from '../../server/http/calls/call-index.ts'
import { callsForOthers } from '../../server/http/calls/calls-for-others.ts'

const root = join(import.meta.dirname, '../..')

/** The code of every page and of every route beside the calls. */
const code = globSync('{app,server/http/{routes,pages}}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.|generated/.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n')

const specified = readFileSync(join(root, 'tests/contract/tables/calls.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t')[2] ?? '')

const ofSpecification = indexedCalls.filter(({ call }) => specified.includes(call.path))

/** A call is made as `api.group.name(…)`. */
const isMade = ({ group, name }: { group: string; name: string }) =>
  new RegExp(`\\b${group}\\s*\\.\\s*${name}\\b`).test(code)

it('every call of the specification is made by a page, or stated as one for partners and other programs', () => {
  expect(ofSpecification.length).toBeGreaterThan(80)
  const unused = ofSpecification.filter((call) => !isMade(call)).map(({ id }) => id)
  expect(unused.sort()).toEqual(Object.keys(callsForOthers).sort())
})

it.each(['zh', 'en'] as const)('the pages about the calls say in %s which are for others', (locale) => {
  const note = m.api_for_others({}, { locale })
  const ofGroup = Map.groupBy(indexedCalls, ({ group }) => group)
  const noted = [...ofGroup].flatMap(([group, calls]) => {
    const page = renderApiGroup(group, locale, { name: '清河', mark: '/favicon.svg', style: null })
    const partOf = (name: string) => page.split(`<details id="${name}">`)[1]?.split('</details>')[0] ?? ''
    return calls.filter(({ name }) => partOf(name).includes(note)).map(({ id }) => id)
  })
  expect(noted.sort()).toEqual(Object.keys(callsForOthers).sort())
})
